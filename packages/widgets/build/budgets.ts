import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Bytes, gzip at its best, that something may weigh. Where a build comes out lighter, lower the number. */
interface Budget {
  what: string;
  /** The files that a page asks for; what they import comes with them. */
  files: readonly string[];
  /** What it has fetched already. */
  after: readonly string[];
  bytes: number;
}

/** What every page with a form has fetched. */
const shared = ['lia', 'core'];

const budgets: readonly Budget[] = [
  {
    what: 'a page with a donation form, before the first interaction',
    files: [...shared, 'donation'],
    after: [],
    bytes: 35_600,
  },
  { what: 'the donation form', files: ['donation'], after: shared, bytes: 2_050 },
  { what: 'the registration form', files: ['registration'], after: shared, bytes: 5_300 },
  { what: 'the sponsorship', files: ['sponsorship'], after: shared, bytes: 2_200 },
  { what: 'the offer to volunteer', files: ['volunteering'], after: shared, bytes: 1_100 },
  { what: "a school's request", files: ['school-contact'], after: shared, bytes: 1_100 },
  { what: 'the course checkout', files: ['course-checkout'], after: shared, bytes: 4_000 },
  { what: 'the payment screen', files: ['payment'], after: shared, bytes: 3_600 },
  { what: 'the receipt', files: ['receipt'], after: shared, bytes: 4_000 },
  { what: 'the sign-in', files: ['login'], after: shared, bytes: 1_200 },
  { what: 'the registration of teachers', files: ['teacher-registration'], after: shared, bytes: 7_000 },
  { what: 'the plans', files: ['pricing'], after: shared, bytes: 2_800 },
  { what: 'paying on our own page', files: ['payment-step', 'paid-plan', 'stripe'], after: shared, bytes: 6_500 },
  {
    what: 'the rules, at the first focus or when the page is idle',
    files: ['donation-rules'],
    after: [...shared, 'donation'],
    bytes: 13_200,
  },
  { what: 'English', files: ['english'], after: shared, bytes: 6_800 },
];

/** Each loader, with the first look of one form in it. */
const LOADER = /^lia(-[\w-]+)?\.js$/;
const LOADER_BYTES = 5_500;

/** Fails the build where a budget is crossed. */
export function weigh(): Plugin {
  return {
    name: 'lia:weigh',
    generateBundle(_, bundle) {
      const chunk = (file: string) => {
        const found = bundle[file];
        if (found?.type !== 'chunk') this.error(`${file} has a budget, but was not built`);
        return found;
      };
      /** Files, and all that they import before they run. */
      const closure = (files: readonly string[], into = new Set<string>()): Set<string> => {
        for (const file of files) if (!into.has(file)) closure(chunk(file).imports, into.add(file));
        return into;
      };
      const weightOf = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;
      const named = (names: readonly string[]) => names.map((name) => `${name}.js`);
      const hold = ({ what, files, after, bytes }: Budget) => {
        const fetched = closure(named(after));
        const all = [...closure(named(files))].filter((file) => !fetched.has(file));
        const weight = all.reduce((sum, file) => sum + weightOf(chunk(file).code), 0);
        tell(`${what} (${all.join(' + ')})`, weight, bytes);
      };
      const tell = (what: string, weight: number, bytes: number) => {
        const verdict = `${what}: ${weight} of ${bytes} bytes`;
        if (weight > bytes) this.error(`Too heavy: ${verdict}`);
        this.info(verdict);
      };
      for (const output of Object.values(bundle)) {
        if (!LOADER.test(output.fileName)) continue;
        const weight = weightOf(output.type === 'chunk' ? output.code : output.source);
        tell(`the loader ${output.fileName}`, weight, LOADER_BYTES);
      }
      for (const budget of budgets) hold(budget);
    },
  };
}
