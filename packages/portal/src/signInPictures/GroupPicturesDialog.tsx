import {
  allowGroupPictures,
  endGroupPictures,
  listGroupPictures,
  makeGroupPictures,
} from '@lia/sdk/signInPictures/endpoints';
import type { MadeClassQr } from '@lia/sdk/signInPictures/schema';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { GroupCredentialsDialog } from '../accessCards/GroupCredentialsDialog.tsx';
import { cardTexts } from '../accessCards/es.ts';
import { useGroupCredentials } from '../accessCards/useGroupCredentials.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ClassQrPart } from './ClassQrPart.tsx';
import { ClassQrSheet } from './ClassQrSheet.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { pictureTexts } from './es.ts';

interface GroupPicturesDialogProps {
  /** Its id and name. */
  group: { id: string; name: string };
  close: () => void;
}

/** The QR of a class, and the pictures of its students: made, printed, ended, and allowed again. */
export default function GroupPicturesDialog({ group: { id, name }, close }: GroupPicturesDialogProps) {
  useTexts(cardTexts);
  useTexts(pictureTexts);
  const { t } = useText();
  const [qr, setQr] = useState<MadeClassQr | null>(null);
  const params = { id };
  const { data, error, mutate } = useRead(['pictures', id], (client) => client.call(listGroupPictures, { params }));
  const all = useGroupCredentials({
    rows: data?.data.map((row) => ({
      ...row,
      credential: row.pictures_id,
      standing: t(`pictures.status.${row.pictures}`),
    })),
    make: (client, students) => client.call(makeGroupPictures, { params, body: { students } }),
    refresh: () => mutate(),
  });
  const { picked, holders, tooMany, making, changing, made, closeMade, change } = all;
  const blocked = picked.filter(({ pictures }) => pictures === 'blocked');

  const changeBy = (call: typeof endGroupPictures, of: typeof picked) =>
    void change((client, students) => client.call(call, { params, body: { students } }), of);

  if (made) return <PictureSheet made={made} close={closeMade} />;
  if (qr) return <ClassQrSheet made={qr} close={() => setQr(null)} />;
  return (
    <GroupCredentialsDialog
      credentials={all}
      words={{
        title: t('pictures.title', { name }),
        lead: t('pictures.lead'),
        none: t('pictures.none'),
        failed: t('pictures.failed'),
        make: picked.length === 0 ? t('pictures.unchosen') : t('pictures.make', { count: picked.length }),
        end: t('pictures.end', { count: holders.length }),
        replaceQuestion: {
          title: t('pictures.replace.title'),
          text: t('pictures.replace.text', { count: holders.length }),
          yes: t('pictures.replace.yes'),
        },
        endQuestion: { title: t('pictures.end.title'), text: t('pictures.end.text') },
      }}
      error={error}
      retry={() => void mutate()}
      end={() => changeBy(endGroupPictures, holders)}
      close={close}
      actions={
        blocked.length > 0 && (
          <Button disabled={changing || making || tooMany} onClick={() => changeBy(allowGroupPictures, blocked)}>
            {t('pictures.allow', { count: blocked.length })}
          </Button>
        )
      }
    >
      {data && <ClassQrPart groupId={id} qr={data.qr} show={setQr} refresh={() => mutate()} />}
    </GroupCredentialsDialog>
  );
}
