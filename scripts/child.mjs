// Runs a program in place of this one: signals reach it, and it says how things end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that a service manager sends to this process only. */
const PASSED_ON = ['SIGTERM', 'SIGHUP'];

/** npm sends signals to the shell that it started us in, and that passes nothing on: when the shell is gone, we were meant. */
const LOOK_EVERY = 200;
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;

/** Resolves to the exit code, which is that of a shell if the program died of a signal. */
export function runChild(command, parameters, options) {
  const child = spawn(command, parameters, { stdio: 'inherit', ...options });
  const passOn = signal => child.kill(signal);
  // Ctrl-C reaches it without us: it may have something to keep, and says when it is done.
  const leaveIt = () => {};
  for (const signal of PASSED_ON) process.on(signal, passOn);
  process.on('SIGINT', leaveIt);
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    // Once: a second signal would be an order to hurry.
    clearInterval(looking);
    passOn('SIGTERM');
  };
  const looking = isStartedByNpm ? setInterval(look, LOOK_EVERY) : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of PASSED_ON) process.off(signal, passOn);
    process.off('SIGINT', leaveIt);
    clearInterval(looking);
  });
}
