import { chromium } from 'playwright';
import { CLASSROOMS, fillClassrooms } from '@lia/api/src/testing/classrooms.ts';
import { fillCommunity } from '@lia/api/src/testing/community.ts';
import { startPostgres } from '@lia/api/src/testing/postgresServer.ts';

import { findChromium } from '../../testing/chromium.ts';
import { timeArchives } from './archives.ts';
import { timeCalendar } from './calendar.ts';
import { candidates, GHOST, peerAssets, serveTexts } from './hostPages.ts';
import { timeImports } from './imports.ts';
import { timeConsole } from './consoleTiming.ts';
import { timed } from './lists/asked.ts';
import { classroomCalls } from './lists/classrooms.ts';
import { fillUsers, type Measured, timeEmbedded, timeOnPostgres } from './lists/engines.ts';
import { timeLargeUploads } from './largeUploads.ts';
import type { ListResult } from './lists/time.ts';
import { loadApi } from './load.ts';
import { median } from './median.ts';
import { type PageTiming, timePage } from './pageTiming.ts';
import { type Product, startProduct } from './product.ts';
import { watchRecording } from './recordings.ts';
import { elementSnippets, type Snippets } from './snippets.ts';
import { timeNavigations } from './portalNavigation.ts';
import { timeFirstScreens } from './portalTiming.ts';
import { timeRollover } from './rollover.ts';
import { printTable } from './table.ts';
import { timeUpload } from './uploads.ts';
import { widgetBytes } from './widgetBytes.ts';

/** Interleaved runs per page; the table shows medians. */
const RUNS = Number(process.env['LIA_BENCH_RUNS'] ?? 7);
/** Runs of the navigation figure, fewer than of others: each takes half a minute for a member and a network. */
const NAVIGATION_RUNS = Math.min(RUNS, 3);

const wanted = new Set(process.argv.slice(2));
const wants = (part: string) => wanted.size === 0 || wanted.has(part);
const ms = (value: number) => Math.round(value).toLocaleString('en');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

if (wants('bytes'))
  printTable(
    'Bytes (gzip, kB)',
    (await widgetBytes()).map(({ name, bytes }) => ({ file: name, kB: kB(bytes) })),
  );

if (['pages', 'elements', 'load', 'imports', 'portal', 'navigation', 'archives', 'uploads', 'calendar'].some(wants)) {
  const product = await startProduct();
  try {
    const needsSnippets = wants('pages') || wants('elements');
    const [donation, ...others] = needsSnippets ? await elementSnippets(product.origin) : [];
    if (wants('pages') && donation) await pages([donation]);
    // A few at a time, each beside the peers: a machine's pace changes over a long run.
    if (wants('elements')) for (let at = 0; at < others.length; at += 3) await pages(others.slice(at, at + 3));
    if (wants('portal')) await portal(product);
    if (wants('navigation')) await navigation(product);
    if (wants('load')) await load('embedded database', product);
    if (wants('imports')) await imports('embedded database', product);
    if (wants('archives')) await archives(product);
    if (wants('uploads')) await uploads(product);
    if (wants('calendar')) await calendar(product);
  } finally {
    await product.stop();
  }
}

if (wants('recordings')) {
  // Nothing else is made of the file meanwhile.
  const product = await startProduct(undefined, { LIA_FFMPEG: 'off' });
  try {
    await recordings(product);
  } finally {
    await product.stop();
  }
}

if (wants('load')) {
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url);
  try {
    await load('PostgreSQL', product);
  } finally {
    await product.stop();
    await postgres.stop();
  }
}

if (wants('console')) {
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url);
  try {
    await fillUsers(postgres.url);
    printTable(
      `The first row of 100,000 users in the console, CPU ×4, medians (ms)`,
      (await timeConsole(product)).map(({ visit, painted, scripts }) => ({
        visit,
        'row painted': ms(painted),
        scripts: ms(scripts),
      })),
    );
  } finally {
    await product.stop();
    await postgres.stop();
  }
}

if (wants('lists'))
  await lists('Lists of 100,000 users and orders, 2,000 institutions and 2,000,000 entries of the audit', {
    fill: fillCommunity,
    calls: timed,
  });
if (wants('classrooms'))
  await lists('Learning in a school of 5,000 students with 125,000 pieces of homework and 100,000 deliveries', {
    fill: fillClassrooms,
    calls: classroomCalls,
  });

if (wants('rollover'))
  printTable(
    `A school of ${CLASSROOMS.students.toLocaleString('en')} students into its next year, embedded database (goal: each below 10 s)`,
    (await timeRollover()).map(({ step, seconds, cpu, students }) => ({
      step,
      students,
      seconds: seconds.toFixed(1),
      'server CPU s': cpu.toFixed(1),
    })),
  );

async function pages(ours: readonly Snippets[]): Promise<void> {
  const peers = await serveTexts(await peerAssets());
  const measured = candidates(ours, peers.origin);
  const hosts = await serveTexts(new Map(measured.map(({ html }, index) => [`/${index}`, html])));
  const browser = await chromium.launch(await findChromium());
  const timings = new Map<string, PageTiming[]>(measured.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, { name, awaited }] of measured.entries()) {
        timings.get(name)?.push(await timePage(browser, `${hosts.origin}/${index}`, awaited));
      }
    }
  } finally {
    await browser.close();
    peers.server.close();
    hosts.server.close();
  }
  const of = (name: string, part: keyof PageTiming) => median((timings.get(name) ?? []).map((timing) => timing[part]));
  printTable(
    `Time to a usable form, CPU ×4, slow 4G, cold cache, medians of ${RUNS} interleaved runs (ms)`,
    measured.map(({ name, awaited }) => ({
      page: name,
      painted: ms(of(name, 'painted')),
      usable: awaited ? ms(of(name, 'usable')) : '–',
      '÷ Ghost': awaited ? (of(name, 'usable') / of(GHOST, 'usable')).toFixed(2) : '–',
      blocking: ms(of(name, 'blocking')),
      'layout shift': of(name, 'shift').toFixed(3),
      'script + style kB': kB(of(name, 'scriptAndStyleBytes')),
      requests: of(name, 'requests'),
    })),
  );
}

async function portal(product: Product): Promise<void> {
  printTable(
    `First screens of the portal, CPU ×4, 1.6 Mbit/s and 150 ms, cold cache, medians of ${RUNS} runs (ms)`,
    (await timeFirstScreens(product, RUNS)).map(({ screen, painted, usable, blocking, shift, requests }) => ({
      screen,
      painted: ms(painted),
      usable: ms(usable),
      blocking: ms(blocking),
      'layout shift': shift.toFixed(3),
      requests,
    })),
  );
}

async function uploads(product: Product): Promise<void> {
  const { bytes, again, seconds } = await timeUpload(product);
  printTable('20 MB of a student over 1.6 Mbit/s and 150 ms with three cuts', [
    { 'file kB': kB(bytes), 'sent again kB': kB(again), seconds: seconds.toFixed(0) },
  ]);
  const large = await timeLargeUploads(product);
  printTable(`${large.files} uploads of ${large.megabytes} MB at once (goal: memory grows by less than 250 MB)`, [
    {
      seconds: large.seconds.toFixed(1),
      'server CPU s': large.cpu.toFixed(1),
      'growth of memory, MB': ms(large.growth),
    },
  ]);
}

async function recordings(product: Product): Promise<void> {
  const parts = await watchRecording(product);
  if (parts === null) return console.log('\nNo recording was watched: there is no ffmpeg here to make one.');
  printTable(
    '15 seconds of a class of 45 minutes and 150 MB, twice',
    parts.map(({ what, watched, sent, requests }) => ({
      what,
      'watched kB': kB(watched),
      'sent kB': kB(sent),
      'sent ÷ watched': (sent / watched).toFixed(1),
      requests,
    })),
  );
}

async function navigation(product: Product): Promise<void> {
  printTable(
    `From page to page of the portal, pointed at and pressed, medians of ${NAVIGATION_RUNS} runs (ms)`,
    (await timeNavigations(product, NAVIGATION_RUNS)).map(({ cpu, median: middle, worst, ...of }) => ({
      ...of,
      CPU: `×${cpu}`,
      median: ms(middle),
      worst: ms(worst),
    })),
  );
}

async function lists(title: string, measured: Measured): Promise<void> {
  printLists(`${title}, PostgreSQL`, await timeOnPostgres(measured));
  printLists(`${title}, embedded database`, await timeEmbedded(measured));
}

function printLists(title: string, results: readonly ListResult[]): void {
  printTable(
    title,
    results.map(({ list, what, ms: time, rows }) => ({ list, what, 'median ms': time.toFixed(1), rows: rows ?? '–' })),
  );
}

async function load(engine: string, product: Product): Promise<void> {
  const results = await loadApi(product);
  printTable(
    `API under 16 connections, ${engine}`,
    results.map((result) => ({
      call: result.call,
      'requests/s': Math.round(result.perSecond),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      failed: result.failed,
    })),
  );
}

async function imports(engine: string, product: Product): Promise<void> {
  const results = await timeImports(product);
  printTable(
    `An import of 10,000 rows, ${engine}`,
    results.map(({ step, seconds, cpu, growth, outcome, p99, others }) => ({
      step,
      seconds: seconds.toFixed(1),
      'server CPU s': cpu.toFixed(1),
      'growth of memory, MB': ms(growth),
      rows: outcome,
      'p99 of other calls, ms': ms(p99),
      'other calls': others,
    })),
  );
}

async function archives(product: Product): Promise<void> {
  const { deliveries, megabytes, seconds, cpu, growth } = await timeArchives(product);
  printTable('The deliveries of a group as one archive', [
    {
      deliveries,
      MB: ms(megabytes),
      seconds: seconds.toFixed(1),
      'server CPU s': cpu.toFixed(1),
      'growth of memory, MB': ms(growth),
    },
  ]);
}

async function calendar(product: Product): Promise<void> {
  printTable(
    `The calendar; months on CPU ×4, medians of ${RUNS} runs (ms)`,
    (await timeCalendar(product, RUNS)).map(({ what, median: middle, worst }) => ({
      what,
      median: ms(middle),
      worst: ms(worst),
    })),
  );
}
