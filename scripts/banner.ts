import { audienceOf, isAdmin, type Role } from '../packages/sdk/src/accounts/roles.ts';
import { DEMO_PASSWORD, demoAccounts } from '../packages/api/src/accounts/demoAccounts.ts';

/** What runs where. */
export interface Running {
  product: string;
  marketing: number;
  school: number;
  destinations: number;
  demoData: boolean;
}

/** Prints the addresses and the demo accounts. */
export function greet({ product, marketing, school, destinations, demoData }: Running): void {
  const places = [
    ['Portal', product],
    ['Console', `${product}/admin`],
    ['API reference', `${product}/api/docs`],
    ['Marketing site', `http://localhost:${marketing}`],
    ['Partner school', `http://localhost:${school}`],
    ['Destinations', `http://localhost:${destinations}`],
  ];
  const lines = places.map(([name = '', address = '']) => `  ${name.padEnd(16)} ${address}`);
  if (demoData) lines.push('', ...describeAccounts());
  console.log(`\n${lines.join('\n')}\n\n  Ctrl-C ends it.\n`);
}

function describeAccounts(): string[] {
  const groups = new Map<string, string[]>();
  for (const { username, role } of demoAccounts) {
    const group = groupOf(role);
    groups.set(group, [...(groups.get(group) ?? []), username]);
  }
  const lines = [...groups].flatMap(([group, usernames]) =>
    wrap(usernames, 62).map((line, index) => `  ${(index === 0 ? group : '').padEnd(16)} ${line}`),
  );
  return [`  Demo accounts, all with the password ${DEMO_PASSWORD}`, ...lines];
}

function groupOf(role: Role | null): string {
  if (role === null) return 'No role';
  if (isAdmin(role)) return 'Administrator';
  const audience = audienceOf(role);
  return `${audience.charAt(0).toUpperCase()}${audience.slice(1)}`;
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length + 3 <= width) lines[lines.length - 1] = `${line} · ${word}`;
    else lines.push(word);
  }
  return lines;
}
