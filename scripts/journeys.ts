import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { forms, sentences, trials, without } from '../e2e/journeys.ts';
import { root } from './run.ts';

const target = 'docs/journeys.md';

/** Where every journey is to be walked: families are on phones. */
const screens = ['desktop', 'phone'] as const;

/** A journey of e2e, with what it proves and where it is walked. */
interface Journey {
  title: string;
  file: string;
  tags: readonly string[];
  screens: readonly string[];
}

interface Suite {
  specs: { title: string; file: string; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

/** Every journey, as Playwright lists them; nothing is started. */
async function listJourneys(): Promise<Journey[]> {
  const { stdout } = await promisify(execFile)(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--list', '--reporter=json'],
    // A browser and ports are named, so that the configuration makes no room for a run.
    {
      maxBuffer: 1 << 28,
      env: { ...process.env, CHROMIUM_PATH: 'none', LIA_PORT: '1', LIA_MARKETING_PORT: '2', LIA_SCHOOL_PORT: '3' },
    },
  );
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  return suites
    .flatMap(specsOf)
    .map(({ title, file, tags, tests }) => ({ title, file, tags, screens: tests.map((one) => one.projectName) }));
}

/** What has to be proven of each form: its trials, then its sentences of section 8. */
const needed = Object.entries(forms).map(([form, name]) => ({
  name,
  cells: [
    ...Object.entries(trials)
      .filter(([trial]) => !without[form]?.some((one) => one === trial))
      .map(([trial, text]) => ({ proof: `${form}:${trial}`, text })),
    ...Object.entries(sentences)
      .filter(([, [, sayers]]) => sayers.some((sayer) => sayer === form))
      .map(([sentence, [text]]) => ({ proof: `${form}:${sentence}`, text: `«${text}»` })),
  ],
}));

/** Which journeys prove what, as a page; and what nobody proves on some screen. */
async function tell(): Promise<{ page: string; holes: string[] }> {
  const all = await listJourneys();
  const holes: string[] = [];
  const sections = needed.map(({ name, cells }) => {
    const rows = cells.map(({ proof, text }) => {
      const provers = all.filter(({ tags }) => tags.some((tag) => tag.replace(/^@/, '') === proof));
      for (const screen of screens)
        if (!provers.some((journey) => journey.screens.includes(screen))) holes.push(`${proof} (${screen})`);
      return `| ${text} | ${provers.map(({ title, file }) => `${title} ([${file.replace('.spec.ts', '')}](../e2e/${file}))`).join('<br>')} |`;
    });
    return `## ${name}\n\n| what | journeys |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return { page: `${INTRODUCTION}\n${sections.join('\n')}`, holes };
}

const INTRODUCTION = `# Journeys of the forms

Written by \`pnpm journeys\` from the marks of the journeys in \`e2e/\`: what is walked through with each public form, and
which journey says each sentence of the specification's section 8. Each is walked on a desktop and on a phone; CI misses
what nobody walks.
`;

/** Writes the page, or with `check` says that the committed one is out of date, or what is not walked. */
export async function journeys({ check }: { check: boolean }): Promise<void> {
  const { page, holes } = await tell();
  if (holes.length > 0) throw new Error(`No journey in e2e proves ${holes.join(', ')}.`);
  const file = join(root, target);
  if (!check) await writeFile(file, page);
  else if (page !== (await readFile(file, 'utf8').catch(() => '')))
    throw new Error(`${target} is out of date: run "pnpm journeys" and commit it.`);
}
