import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { addresses } from '../addresses.ts';

/** A person with an account of the demo data: the user name is the role in lower case. */
export interface Member {
  username: string;
  password: string;
}

/** What a browser keeps of a session (packages/sdk/src/session/session.ts). */
export interface Session {
  token: string;
  expiresAt: number;
}

export const demo = (username: string): Member => ({ username, password: 'lia-demo-2026' });

/** Signs in with the portal's form, wherever the portal sends one then. */
export async function signIn(page: Page, { username, password }: Member): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
}

/** Signs in without the form. */
export async function sessionOf(request: APIRequestContext, { username, password }: Member): Promise<Session> {
  const answer = await request.post(`${addresses().product}/api/api/login`, { data: { username, password } });
  expect(answer.ok()).toBe(true);
  const { access_token, expires_at }: { access_token: string; expires_at: string } = await answer.json();
  return { token: access_token, expiresAt: Date.parse(expires_at) };
}

/** Opens a page of the product in a browser that keeps this session. */
export async function openWith(page: Page, session: Session, path: string): Promise<void> {
  const { product } = addresses();
  // What is kept belongs to an origin, so something of it is open first.
  if (new URL(page.url(), 'http://nowhere').origin !== product) await page.goto(`${product}/readyz`);
  await page.evaluate((kept) => localStorage.setItem('jwt_access_token', kept), JSON.stringify(session));
  await page.goto(product + path);
}

/** Opens a page of the portal as a member, who signed in before. */
export const enter = async (page: Page, member: Member, path = '/'): Promise<void> =>
  openWith(page, await sessionOf(page.request, member), path);
