// Runs a program in place of this one: signals reach it, and it says how things end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Those that whoever manages services sends to us alone. */
const PASSED_ON = ['SIGTERM', 'SIGHUP'];

/** Resolves to the exit code, which is that of a shell if the program died of a signal. */
export function runChild(command, parameters, options) {
  const child = spawn(command, parameters, { stdio: 'inherit', ...options });
  const passOn = signal => child.kill(signal);
  // Ctrl-C reaches it without us: it may have something to keep, and says when it is done.
  const leaveIt = () => {};
  for (const signal of PASSED_ON) process.on(signal, passOn);
  process.on('SIGINT', leaveIt);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of PASSED_ON) process.off(signal, passOn);
    process.off('SIGINT', leaveIt);
  });
}
