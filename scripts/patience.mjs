// Tests wait until something holds, for as long as a busy machine may need: two minutes, or longer where a test says so.
import { vi } from 'vitest';

const PATIENCE_MS = 120_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, { ...options, timeout: Math.max(PATIENCE_MS, options.timeout ?? 0) });
