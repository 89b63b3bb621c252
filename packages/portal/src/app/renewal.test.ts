import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { renewIfOutdated, renewWhenIdle } from './renewal.ts';

const BUILT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-21T11:00:00.000Z';

const serverHas = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));
const dated = (date: unknown) => JSON.stringify({ date });

beforeEach(async () => {
  sessionStorage.clear();
  await caches.open('of-an-earlier-build');
});
afterEach(() => vi.unstubAllGlobals());

/** Compares as a page does when it opens; returns whether it reloaded. */
async function open(): Promise<boolean> {
  let reloaded = false;
  await renewIfOutdated(BUILT, () => {
    reloaded = true;
  }).catch(() => undefined);
  return reloaded;
}

describe('a page of an earlier build (document 1 section 4)', () => {
  test('clears caches and reloads, once', async () => {
    serverHas(dated(LATER));
    expect(await open()).toBe(true);
    expect(await caches.keys()).toEqual([]);
    expect(await open()).toBe(false);
  });

  test('keeps the files that the service worker of the newer build has fetched already', async () => {
    const precache = `workbox-precache-v2-${location.origin}/`;
    await caches.open(precache);
    onTestFinished(() => void caches.delete(precache));
    serverHas(dated(LATER));
    expect(await open()).toBe(true);
    expect(await caches.keys()).toEqual([precache]);
  });

  test('reloads again for a build that is newer still', async () => {
    serverHas(dated(LATER));
    await open();
    serverHas(dated('2026-11-22T00:00:00.000Z'));
    expect(await open()).toBe(true);
  });
});

test.for([
  ['the same build', dated(BUILT)],
  ['an older one', dated('2026-11-20T00:00:00.000Z')],
  ['no date', '{}'],
  ['a date that is none', dated('mañana')],
  ['a number', dated(1)],
  ['a page instead', '<!doctype html>'],
  ['nothing', 'null'],
])('stays where the server has %s', async ([, body = '']) => {
  serverHas(body);
  expect(await open()).toBe(false);
  expect(await caches.keys()).toEqual(['of-an-earlier-build']);
});

describe('a tab that stays open', () => {
  /** A page that has been open since the earlier build; counts how often it was reloaded. */
  function stayOpen() {
    const page = { reloads: 0, asked: 0, lookAgain: () => document.dispatchEvent(new Event('visibilitychange')) };
    vi.stubGlobal('fetch', async () => {
      page.asked += 1;
      return new Response(dated(LATER));
    });
    const field = document.createElement('input');
    document.body.append(field);
    const stop = renewWhenIdle(BUILT, () => {
      page.reloads += 1;
    });
    onTestFinished(() => {
      stop();
      field.remove();
    });
    return { page, field };
  }

  const type = (field: HTMLInputElement) => field.dispatchEvent(new Event('input', { bubbles: true }));

  test('reloads when it is looked at again', async () => {
    const { page } = stayOpen();
    page.lookAgain();
    await expect.poll(() => page.reloads).toBe(1);
  });

  test('is left alone where something was typed, until the person goes on', async () => {
    const { page, field } = stayOpen();
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    type(field);
    page.lookAgain();
    expect(page.asked).toBe(0);
    history.replaceState(null, '', '/otra');
    page.lookAgain();
    await expect.poll(() => page.reloads).toBe(1);
  });

  test('is left alone where something is typed while the server answers', async () => {
    const { page, field } = stayOpen();
    page.lookAgain();
    type(field);
    await expect.poll(() => page.asked).toBe(1);
    await new Promise(requestAnimationFrame);
    expect(page.reloads).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });
});
