import { expect, it, vi } from 'vitest';
import { watchForNewer } from './registration.ts';

vi.hoisted(() => {
  globalThis.location = { pathname: '/', search: '' } as Location;
});

/** A worker whose state a browser changes. */
function makeWorker() {
  const worker = new EventTarget() as EventTarget & { state: ServiceWorkerState };
  worker.state = 'installing';
  return {
    worker: worker as unknown as ServiceWorker,
    become(state: ServiceWorkerState) {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
}

/** A registration of which the browser changes who is active, waits and is being installed. */
function makeRegistration(parts: Partial<Record<'active' | 'waiting' | 'installing', ServiceWorker>> = {}) {
  return Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...parts });
}

type Watched = Parameters<typeof watchForNewer>[0];

it('the first version of all is not a newer one, even if it is said to be installed after it took over', () => {
  const onNewer = vi.fn();
  const first = makeWorker();
  const registration = makeRegistration({ installing: first.worker });
  watchForNewer(registration as unknown as Watched, onNewer);
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: first.worker });
  first.become('installed');
  Object.assign(registration, { active: first.worker });
  first.become('installed');
  first.become('activated');
  expect(onNewer).not.toHaveBeenCalled();
});

it('a version that waits for another one is newer, whether it comes now or was there before', () => {
  const onNewer = vi.fn();
  const next = makeWorker();
  const registration = makeRegistration({ active: makeWorker().worker, installing: next.worker });
  watchForNewer(registration as unknown as Watched, onNewer);
  registration.dispatchEvent(new Event('updatefound'));
  next.become('installed');
  expect(onNewer).toHaveBeenCalledExactlyOnceWith(next.worker);
  next.become('activated');
  expect(onNewer).toHaveBeenCalledTimes(1);

  const waiting = makeWorker();
  waiting.become('installed');
  const later = makeRegistration({ active: next.worker, waiting: waiting.worker });
  watchForNewer(later as unknown as Watched, onNewer);
  expect(onNewer).toHaveBeenLastCalledWith(waiting.worker);
});
