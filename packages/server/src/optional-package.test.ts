import { expect, it } from 'vitest';
import { loadPart } from './optional-package.ts';

const missing = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from x.js`), { code: 'ERR_MODULE_NOT_FOUND' });

it('names the package that is missing, and how to install it', async () => {
  await expect(loadPart('pg', 'DATABASE_URL', () => Promise.reject(missing('pg')))).rejects.toThrow(
    'DATABASE_URL needs the package pg, which is not installed. Run: npm install --global pg',
  );
});

it('hides no other failure', async () => {
  await expect(loadPart('pg', 'DATABASE_URL', () => Promise.reject(missing('other')))).rejects.toThrow(/'other'/);
  await expect(loadPart('pg', 'DATABASE_URL', async () => 1)).resolves.toBe(1);
});
