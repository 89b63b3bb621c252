import { donate, getDonationFile, listDonations } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { demoLogo } from './demoLogo.ts';
import { type RawAnswer, type RunningApi, startApi } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { pngOf } from '../testing/photos.ts';
import { startS3Store } from '../testing/s3Store.ts';
import type { S3Config } from './config/s3.ts';
import { bucketClient } from './fileBucket.ts';
import { policyOf } from './contentSecurityPolicy.ts';

/** As the documentation of AWS Signature Version 4 has it. */
const DOCUMENTED: S3Config = {
  endpoint: 'https://s3.amazonaws.com',
  publicEndpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  bucket: 'examplebucket',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  pathStyle: false,
};

function donateWith(api: RunningApi, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<RawAnswer> {
  const body = new FormData();
  for (const [field, value] of Object.entries(donation)) body.append(field, String(value));
  body.append('file', new File([bytes], name));
  return api.request('POST', splitRoute(donate).path, { body });
}

test('files are uploaded to a bucket, and downloaded from addresses of its own that soon are over', async () => {
  const { s3, objects, close } = await startS3Store();
  const api = await startApi({ s3 });
  onTestFinished(() => api.stop());
  // More than one part of eight megabytes.
  const picture = new Uint8Array(pngOf(9_000_000));
  expect(await donateWith(api, 'niñas y niños.png', picture)).toMatchObject({ status: 200 });
  expect(await objects()).toHaveLength(1);
  const admin = await api.member('admin');
  const [record] = await admin.client.call(listDonations);
  const path = splitRoute(getDonationFile).path.replace('{id}', record?.id ?? '');

  const redirect = await fetch(`${api.origin}/api/api${path}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
    redirect: 'manual',
  });
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get('cache-control')).toBe('no-store');
  const address = new URL(redirect.headers.get('location') ?? '');
  expect(address.origin).toBe(new URL(s3.publicEndpoint).origin);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
  const file = await fetch(address);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''ni%C3%B1as%20y%20ni%C3%B1os.png`);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect((await file.arrayBuffer()).byteLength).toBe(picture.length);
  // What the console does: the client follows.
  const blob = await admin.client.call(getDonationFile, { params: { id: record?.id ?? '' } });
  expect(Buffer.from(await blob.arrayBuffer()).equals(picture)).toBe(true);

  expect(await donateWith(api, 'programa.png', new TextEncoder().encode('#!/bin/sh'))).toMatchObject({ status: 422 });
  expect(await donateWith(api, 'grande.png', new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 422 });
  const [kept = ''] = await objects();
  expect(await objects()).toEqual([kept]);

  await bucketClient(s3.endpoint, s3).deleteObject(kept.replace('._S3rver_object', ''));
  const lost = await api.request('GET', path, { token: admin.token });
  expect(lost).toMatchObject({ status: 404, body: { code: 'FILE_LOST' } });

  await close();
  const away = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
  expect(await donateWith(api, 'logo.png', new Uint8Array(demoLogo()))).toMatchObject(away);
  expect(await api.request('GET', path, { token: admin.token })).toMatchObject(away);
});

describe('an upload that fails half way', () => {
  const MEGABYTE = 1024 * 1024;

  /** A PDF of this many bytes, which is sent on as it arrives; parts have eight megabytes. */
  function logo(bytes: number): Uint8Array<ArrayBuffer> {
    const content = new Uint8Array(bytes);
    content.set(Buffer.from('%PDF-1.4\n'));
    return content;
  }

  test.for([
    ['the store refuses its second part', 'part 2', 'refused', 9 * MEGABYTE],
    ['the connection is lost at its second part', 'part 2', 'dropped', 9 * MEGABYTE],
    // The rest is read meanwhile, and turns out to be too much.
    ['the store refuses the first part of a file that is too large', 'part 1', 'refused', 10 * MEGABYTE + 1],
  ] as const)('is answered and aborted where %s', { timeout: 30_000 }, async ([, step, failure, bytes]) => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const { s3, objects, steps, failing, close } = await startS3Store();
    onTestFinished(close);
    const api = await startApi({ s3 });
    onTestFinished(() => api.stop());
    failing.set(step, failure);
    expect(await donateWith(api, 'logo.pdf', logo(bytes))).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: expect.stringMatching(/./) },
    });
    expect(steps).toEqual(step === 'part 1' ? ['begin', step, 'abort'] : ['begin', 'part 1', step, 'abort']);
    expect(await objects()).toEqual([]);

    failing.clear();
    expect(await donateWith(api, 'logo.pdf', logo(9 * MEGABYTE))).toMatchObject({ status: 200 });
    expect(await objects()).toHaveLength(1);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test('addresses are signed as AWS documents it, with the bucket in the host or in the path', async () => {
  vi.useFakeTimers({ now: new Date('2013-05-24T00:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const signed = await bucketClient(DOCUMENTED.endpoint, DOCUMENTED).getPresignedUrl('GET', 'test.txt', 86_400);
  expect(signed).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
  const inPath = { ...DOCUMENTED, pathStyle: true };
  expect(await bucketClient(inPath.endpoint, inPath).getPresignedUrl('GET', 'test.txt', 60)).toMatch(
    /^https:\/\/s3\.amazonaws\.com\/examplebucket\/test\.txt\?/,
  );
});

test('both apps may fetch from the bucket, and the portal from the card company beside it', () => {
  const bucket = 'https://examplebucket.s3.amazonaws.com';
  const meetingRooms = { jitsi: null, bigBlueButton: null };
  const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh', apiUrl: 'https://api.stripe.com' };
  for (const app of ['console', 'portal'] as const) {
    expect(policyOf(app, { stripe: null, s3: DOCUMENTED, meetingRooms })).toContain(`connect-src 'self' ${bucket};`);
    expect(policyOf(app, { stripe: null, s3: null, meetingRooms })).not.toContain('connect-src');
  }
  expect(policyOf('portal', { stripe, s3: DOCUMENTED, meetingRooms })).toContain(
    `connect-src 'self' ${bucket} https://api.stripe.com;`,
  );
});
