/** The bots in a thread of their own; Vite makes a file of this for the worker. */
import '@cartagena/bots/worker/web';
