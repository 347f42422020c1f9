/** Parts that need a package which not every installation has. */

const isMissing = (error: unknown, name: string): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' && (error as Error).message.includes(`'${name}'`);

/** Loads such a part; if its package is not there, says how to get it. `name` is the package's. */
export async function loadPart<T>(name: string, wantedFor: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    throw new Error(
      `${wantedFor} needs the package ${name}, which is not installed. Run: npm install --global ${name}`,
    );
  }
}
