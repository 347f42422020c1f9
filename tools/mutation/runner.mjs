/**
 * Runs the engine's tests for Stryker in a process that stays: modules are loaded once, not once for each mutant, and each
 * mutant meets the quickest tests first. That takes milliseconds where a run of Vitest takes seconds.
 */
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { createServer, createServerModuleRunner } from 'vite';
import { AREAS, REMEMBERING } from './areas.mjs';

const VITEST = fileURLToPath(new URL('./tests-in-process.mjs', import.meta.url));
/** An endless loop is cut off: a test may take this long, and this many times as long as it takes without a mutant. */
const GRACE_MS = 1000;
const GRACE_FACTOR = 20;
/** Slower tests are left out, so that a mutant that survives costs seconds, not minutes. */
const SLOWEST_TEST_MS = 60;

/** What the instrumented code reads and writes: the active mutant, how often it was reached, and by which test. */
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const call = new Script('globalThis.__test()');

const isTimeout = error => error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

class InProcessRunner {
  #server;
  #tests = [];
  #durations = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#server = await createServer({
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: { vitest: VITEST } },
    });
  }

  async dispose() {
    await this.#server.close();
  }

  async dryRun() {
    const tests = await this.#measure();
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, mutantActivation, sandboxFileName, testFilter, hitLimit }) {
    if (this.#durations.size === 0) await this.#measure();
    const isStatic = mutantActivation === 'static';
    let result = await this.#meet(id, testFilter, hitLimit, isStatic && 'mutated');
    // A survivor may owe that to something remembered from before it, and an earlier mutant may have left something behind.
    const isRemembering = REMEMBERING.some(file => sandboxFileName.replaceAll('\\', '/').endsWith(`/${file}.ts`));
    const isDoubtful =
      result.status === MutantRunStatus.Survived
        ? isRemembering
        : result.killedBy?.length && (await this.#failsAnyway(result.killedBy[0]));
    if (!isStatic && isDoubtful)
      result = await this.#meet(id, isRemembering ? undefined : testFilter, hitLimit, 'original');
    return result;
  }

  /** Runs the tests against a mutant until one fails, in the modules as they are or loaded anew. */
  async #meet(id, filter, hitLimit, loaded) {
    stryker.hitLimit = hitLimit;
    stryker.hitCount = 0;
    stryker.activeMutant = loaded === 'mutated' ? id : undefined;
    try {
      if (loaded) await this.#load();
    } catch (error) {
      stryker.activeMutant = undefined;
      await this.#load();
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    }
    const wanted = filter && new Set(filter);
    const tests = this.#tests
      .filter(test => (!wanted || wanted.has(test.id)) && this.#durations.get(test.id) <= SLOWEST_TEST_MS)
      .sort((a, b) => this.#durations.get(a.id) - this.#durations.get(b.id));
    try {
      for (const [i, test] of tests.entries()) {
        stryker.activeMutant = id;
        let error = await this.#run(test);
        // The machine may have had other work: once more.
        if (isTimeout(error)) error = await this.#run(test);
        if (isTimeout(error) || stryker.hitCount > hitLimit)
          return { status: MutantRunStatus.Timeout, reason: test.id };
        if (error)
          return {
            status: MutantRunStatus.Killed,
            killedBy: [test.id],
            failureMessage: error.message,
            nrOfTests: i + 1,
          };
      }
      return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
    } finally {
      stryker.activeMutant = undefined;
      if (loaded === 'mutated') await this.#load();
    }
  }

  /** Loads all modules anew. The variant of the tests registers itself, so it has modules of its own. */
  async #load() {
    this.#tests = [];
    const { tests } = AREAS[process.env.MUTATION_AREA];
    const isVariant = file => file.startsWith('testing/variant/');
    for (const files of [tests.filter(file => !isVariant(file)), tests.filter(isVariant)]) {
      const modules = createServerModuleRunner(this.#server.environments.ssr, { hmr: false });
      const { collect } = await modules.import(VITEST);
      this.#tests.push(...(await collect(files, file => modules.import(`/packages/engine/src/${file}.test.ts`))));
    }
  }

  /** Runs all tests without a mutant, for their durations and for what they reach. */
  async #measure() {
    stryker.activeMutant = undefined;
    await this.#load();
    const results = [];
    for (const test of this.#tests) {
      const start = process.cpuUsage();
      stryker.currentTestId = test.id;
      const error = await this.#run(test);
      stryker.currentTestId = undefined;
      const timeSpentMs = process.cpuUsage(start).user / 1000;
      this.#durations.set(test.id, timeSpentMs);
      const result = { id: test.id, name: test.id, timeSpentMs };
      results.push(
        error
          ? { ...result, status: TestStatus.Failed, failureMessage: error.stack }
          : { ...result, status: TestStatus.Success },
      );
    }
    return results;
  }

  /** Runs a test; returns what went wrong, if anything. */
  async #run(test) {
    const duration = this.#durations.get(test.id);
    try {
      globalThis.__test = test.run;
      await call.runInThisContext(
        duration === undefined ? {} : { timeout: Math.ceil(GRACE_MS + GRACE_FACTOR * duration) },
      );
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #failsAnyway(id) {
    return (await this.#run(this.#tests.find(test => test.id === id))) !== undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
