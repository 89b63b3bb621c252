import { commentHomework, getHomework, getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { beto, celia, detail, openGrading } from '../../../testing/grading.ts';

const record = page.getByRole('button', { name: 'Grabar un audio' });
const finish = page.getByRole('button', { name: 'Terminar de grabar' });
const preview = page.getByLabelText('Tu audio');

async function openWork() {
  const context = await openGrading();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await expect.element(record).toBeVisible();
  return context;
}

/** What the browser answers when it is asked for the microphone. */
const microphone = (answer: () => Promise<MediaStream>) =>
  void vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer);

/** A microphone that hears a tone. */
async function hearTone(): Promise<MediaStream> {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const heard = audio.createMediaStreamDestination();
  tone.connect(heard);
  tone.start();
  onTestFinished(() => void (audio.state !== 'closed' && audio.close()));
  return heard.stream;
}

test('a comment is recorded, heard, deleted, recorded again and sent with the text beside it', async () => {
  const { api, violations } = await openWork();
  const streams: MediaStream[] = [];
  microphone(async () => {
    const stream = await hearTone();
    streams.push(stream);
    return stream;
  });
  await record.click();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Grabando 0:0[1-9] de 3:00$/);
  expect(await violations()).toEqual([]);
  await finish.click();
  await expect.element(preview).toHaveFocus();
  expect(document.querySelector('audio')?.autoplay).toBe(false);
  // The microphone is let go.
  expect(streams.map((stream) => stream.active)).toEqual([false]);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Borrar el audio' }).click();
  await expect.element(record).toHaveFocus();
  await record.click();
  await expect.element(page.getByRole('timer')).toBeVisible();
  await finish.click();
  await expect.element(preview).toBeVisible();
  await page.getByRole('radio', { name: 'Solo su familia' }).click();
  await page.getByLabelText('Comentario').fill('Muy bien');
  // A lost answer: what was recorded stays, and the same call is sent again.
  api.cut(commentHomework);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.element(page.getByText(/No hay conexión/)).toBeVisible();
  await expect.element(preview).toBeVisible();
  api.answer(commentHomework, { message: 'Guardamos el comentario', data: detail(beto) });
  api.answer(getHomework, { data: detail(celia) });
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect.element(preview).not.toBeInTheDocument();
  const sent = api.arrived(commentHomework);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.at(-1)?.body).toMatchObject({
    audience: 'family',
    body: 'Muy bien',
    seconds: expect.stringMatching(/^\d+$/),
  });
  const { audio } = Object(sent.at(-1)?.body);
  expect(audio).toBeInstanceOf(File);
  expect(audio.size).toBeGreaterThan(100);
});

test.for([
  ['denied', 'NotAllowedError', 'Tu navegador no dio permiso al micrófono'],
  ['absent', 'NotFoundError', 'No encontramos un micrófono'],
] as const)('a microphone that is %s is reported, and the comment is still written', async ([, name, words]) => {
  const { violations } = await openWork();
  microphone(() => Promise.reject(new DOMException('', name)));
  await record.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.element(record).toBeEnabled();
  await expect.element(page.getByLabelText('Comentario')).toBeEnabled();
  expect(await violations()).toEqual([]);
});

test('a browser that cannot record shows a notice', async () => {
  await openWork();
  vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false);
  await record.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Este navegador no puede grabar');
});

test('a comment that was spoken is fetched by a press and never plays by itself', async () => {
  const { api, violations } = await openGrading();
  const spoken = {
    id: 'c',
    audience: 'family',
    author: 'Lupita',
    mine: false,
    body: '',
    created_at: '2026-11-24T16:05:00.000Z',
  } as const;
  const audio = { id: 'c', type: 'video/webm', seconds: 62 };
  const work: HomeworkDetail = { ...detail(beto), comments: [{ ...spoken, audio }] };
  api.answer(getHomework, { data: work });
  api.cut(getHomeworkFile);
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await page.getByRole('button', { name: 'Escuchar el audio de Lupita (1:02)' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos traer el audio');
  api.answer(getHomeworkFile, new Blob(['x']));
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect.element(page.getByLabelText('Audio de Lupita')).toHaveFocus();
  const player = document.querySelector('audio');
  expect([player?.autoplay, player?.paused]).toEqual([false, true]);
  expect(await violations()).toEqual([]);
});
