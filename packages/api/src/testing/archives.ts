import { downloadMyArchive, prepareArchive, requestData } from '@lia/sdk/dataRequests/endpoints';
import type { DataRequestKind } from '@lia/sdk/dataRequests/rules';
import { strFromU8, unzipSync } from 'fflate';

import type { Member, RunningApi } from './api.ts';

/** Asks for data of a member, or of their child; returns the id of the request. */
export async function ask({ client }: Member, child?: Member, kind: DataRequestKind = 'access'): Promise<string> {
  const body = { kind, details: 'Quiero saber qué guardan', ...(child && { child: child.uuid }) };
  return (await client.call(requestData, { body })).data.id;
}

/** Has the archive of a request made. */
export async function prepare(api: RunningApi, { client }: Member, id: string) {
  const { data } = await client.call(prepareArchive, { params: { id } });
  await api.jobRunner.runDue();
  return data;
}

/** The files of an archive as text, and all of them together. */
export async function download({ client }: Pick<Member, 'client'>, id: string) {
  const bytes = await (await client.call(downloadMyArchive, { params: { id } })).arrayBuffer();
  const files = Object.entries(unzipSync(new Uint8Array(bytes))).map(
    ([name, content]) => [name, strFromU8(content)] as const,
  );
  return { files: new Map(files), text: files.map(([, text]) => text).join('\n') };
}
