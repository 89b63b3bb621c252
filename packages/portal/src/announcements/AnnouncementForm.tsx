import { may } from '@lia/sdk/accounts/permissions';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { createAnnouncement, updateAnnouncement } from '@lia/sdk/announcements/endpoints';
import { MAX_ANNOUNCEMENT_FILES, MAX_ANNOUNCEMENT_LINKS, MAX_TEXT, MAX_TITLE } from '@lia/sdk/announcements/rules';
import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { takeTexts } from '@lia/widgets/drafts';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { DraftForm, sideBySide } from '../fields/DraftForm.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useText } from '../i18n/useText.ts';
import { AwaitedPart, LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useAttachedFiles } from '../uploads/useAttachedFiles.ts';
import { blank, newBodyOf, partsOf, publishAt, updateBodyOf, valuesOf } from './announcementForm.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import type { Written } from './announcementRules.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { announcementPath } from './paths.ts';
import { isPlanned } from './timing.ts';
import { useAnnouncementChange } from './useAnnouncementChange.ts';

const AttachedFiles = lazy(() => import('../uploads/AttachedFiles.tsx'));

const rules = () => import('./announcementRules.ts');

const FILES = 'files[]';

/** Writes an announcement, or changes one: for whom it is stays. */
export function AnnouncementForm({
  announcement,
  drafts,
}: {
  announcement?: SentAnnouncement;
  drafts: Host['drafts'];
}) {
  const { t, language } = useText();
  const current = announcement && valuesOf(announcement);
  const user = useMember();
  const changing = useAnnouncementChange();
  const kept = useDraftValues(
    {
      name: `announcement:${announcement?.id ?? 'new'}`,
      blank: () => current ?? blank,
      revive: (stored) => takeTexts(blank, stored),
      saved: current,
    },
    drafts,
  );
  const attached = useAttachedFiles(MAX_ANNOUNCEMENT_FILES);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { values } = kept;
  const { data: groups } = useRead(may(user, 'groups.manage') ? ['groups', 'list', 'all'] : null, (client) =>
    client.call(listGroups, { query: {} }),
  );
  const chosen = partsOf(values.groups);
  const ofAudience = groups?.find(({ id, school }) =>
    values.audience === 'groups' ? chosen.includes(id) : String(school.id) === values.school,
  );
  const zone = announcement?.zone ?? ofAudience?.zone ?? TIME_ZONE;
  const written: Written = announcement
    ? { isNew: false, body: updateBodyOf(values, zone, dropped) }
    : { isNew: true, body: newBodyOf(values, zone) };
  const form = useDraftForm(kept, { rules, given: written, isReady: attached.isReady }, changing);
  const { tried, busy, errorOf, change, renewKey } = form;
  const mayPlan = !announcement || isPlanned(announcement);
  const plans = values.publish !== '' && isPlanned({ publish_at: publishAt(values, zone) });

  const send: Send<unknown> = async (client, _, idempotencyKey) => {
    const given = { files: { [FILES]: attached.files } as const, idempotencyKey };
    const answer = await (written.isNew
      ? client.call(createAnnouncement, { body: { ...written.body, ...attached.named }, ...given })
      : client.call(updateAnnouncement, {
          params: { id: announcement?.id ?? '' },
          body: { ...written.body, ...attached.named },
          ...given,
        }));
    return { ...answer, path: announcementPath(answer.data.id) };
  };

  const action = announcement ? 'announcements.save' : plans ? 'announcements.plan' : 'announcements.publish.now';

  return (
    <LazyBoundary fallback={<Skeleton variant="rounded" height={400} />}>
      <DraftForm form={form} send={send} files action={t(action)}>
        {!announcement && (
          <>
            <AudienceFields values={values} error={errorOf('group_id') ?? errorOf('levels')} change={change} />
            <CheckField
              label={t('announcements.students')}
              checked={values.students === '1'}
              onChange={(students) => change({ students: students ? '1' : '0' })}
            />
          </>
        )}
        <LabelledInput
          name="title"
          readOnly={busy}
          label={t('announcements.name')}
          required
          value={values.title}
          maxLength={MAX_TITLE}
          error={errorOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LabelledText
          name="text"
          readOnly={busy}
          label={t('announcements.text')}
          required
          rows={6}
          value={values.text}
          maxLength={MAX_TEXT}
          error={errorOf('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <LabelledText
          name="links"
          readOnly={busy}
          label={t('announcements.links', { max: MAX_ANNOUNCEMENT_LINKS })}
          rows={2}
          value={values.links}
          error={errorOf('url_path')}
          onChange={({ target }) => change({ links: target.value })}
        />
        <OwnFiles
          files={announcement?.files ?? []}
          dropped={dropped}
          drop={(ids) => {
            if (busy) return;
            setDropped(ids);
            renewKey();
          }}
        />
        <AwaitedPart>
          <AttachedFiles
            label={t('announcements.files')}
            limits={t('announcements.files.limits', { max: MAX_ANNOUNCEMENT_FILES })}
            purpose="announcement"
            attached={attached}
            tried={tried}
            busy={busy}
            error={errorOf(FILES) ?? undefined}
            changed={renewKey}
          />
        </AwaitedPart>
        <Box sx={sideBySide}>
          {mayPlan && (
            <LabelledInput
              type="datetime-local"
              readOnly={busy}
              label={t('announcements.publish')}
              value={values.publish}
              error={errorOf('publish_at')}
              onChange={({ target }) => change({ publish: target.value })}
            />
          )}
          <LabelledInput
            type="date"
            readOnly={busy}
            label={t('announcements.pin')}
            value={values.pinned}
            error={errorOf('pinned_until')}
            onChange={({ target }) => change({ pinned: target.value })}
          />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t('announcements.zone', { zone: zoneLabels[zone][language] })}
        </Typography>
        <CheckField
          label={t('announcements.acknowledge')}
          checked={values.acknowledge === '1'}
          onChange={(acknowledge) => change({ acknowledge: acknowledge ? '1' : '0' })}
        />
      </DraftForm>
    </LazyBoundary>
  );
}

interface OwnFilesProps {
  files: SentAnnouncement['files'];
  dropped: readonly string[];
  drop: (dropped: readonly string[]) => void;
}

/** Files that the announcement has; those that are dropped go when it is saved. */
function OwnFiles({ files, dropped, drop }: OwnFilesProps) {
  const { t } = useText();
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {files.map(({ id, name }) => {
        const isGone = dropped.includes(id);
        return (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography sx={{ overflowWrap: 'anywhere', textDecoration: isGone ? 'line-through' : 'none' }}>
              {name}
            </Typography>
            <Button
              sx={{ minHeight: 44 }}
              aria-label={t(isGone ? 'announcements.files.restore' : 'announcements.files.remove', { name })}
              onClick={() => drop(isGone ? dropped.filter((one) => one !== id) : [...dropped, id])}
            >
              {t(isGone ? 'announcements.files.keep' : 'announcements.files.drop')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
