/** The program behind `npm run backup -- FILE`. */
import { backUp } from './backup.ts';

function complain(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

try {
  const done = await backUp(process.argv[2], process.env);
  if (done.ok) console.log(done.value);
  else complain(done.reason.text);
} catch (error) {
  complain(`The copy failed: ${(error as Error).message}`);
}
