import { randomBytes } from 'node:crypto';

import { getMediaAddress } from '@lia/sdk/media/endpoints';
import { createRecording } from '@lia/sdk/recordings/endpoints';
import type { NewRecording } from '@lia/sdk/recordings/schema';

import type { Member, RunningApi } from './api.ts';
import type { Classroom } from './homework.ts';
import { uploadFile } from './uploads.ts';

/** The beginning of an MP4 file, and bytes that no two have alike. */
export function video(size: number): Buffer {
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  return Buffer.concat([head, randomBytes(size - head.length)]);
}

export const upload = ({ origin }: RunningApi, { token }: Member, bytes: Buffer): Promise<string> =>
  uploadFile({ origin, token }, 'recording', 'clase.mp4', bytes);

export const newRecording = (
  { groupId }: Pick<Classroom, 'groupId'>,
  change: Partial<NewRecording> = {},
): NewRecording => ({
  title: 'Fracciones',
  recorded_on: '2026-11-20',
  group_id: groupId,
  ...change,
});
export const add = async ({ client }: Member, body: NewRecording) =>
  (await client.call(createRecording, { body })).data;

/** A recording of a minute, and its media. */
export async function recorded(api: RunningApi, room: Classroom, bytes = video(1000)) {
  const body = newRecording(room, { upload: await upload(api, room.teacher, bytes), duration: 60 });
  const recording = await add(room.teacher, body);
  return { recording, id: recording.media?.id ?? '', bytes };
}

export const addressOf = async ({ client }: Member, id: string) =>
  (await client.call(getMediaAddress, { params: { id }, query: { quality: 'original' } })).url;

/** Asks for bytes as a player does: without any header of ours. */
export const ask = (api: RunningApi, url: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${url}`, { headers, redirect: 'manual' });
