/** The lock of a table: a hash of its password, so that the log does not reveal it. */
import { randomBytes, scrypt as scryptWith, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify(scryptWith) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;
const BYTES = 16;

export async function makeLock(password: string): Promise<string> {
  const salt = randomBytes(BYTES);
  return `${salt.toString('hex')}:${(await scrypt(clean(password), salt, BYTES)).toString('hex')}`;
}

export async function opens(password: string, lock: string): Promise<boolean> {
  const [salt, hash] = lock.split(':').map(part => Buffer.from(part, 'hex'));
  return timingSafeEqual(await scrypt(clean(password), salt, BYTES), hash);
}

/** Normalised, since devices encode accents differently. */
const clean = (password: string): string => password.normalize('NFC');
