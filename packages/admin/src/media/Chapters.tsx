import { type ChapterLine, chaptersOf, linesOf, nextLine, wrongIn } from '@lia/sdk/media/chapterLines';
import { getMedia, putChapters } from '@lia/sdk/media/endpoints';
import { MAX_CHAPTER_TITLE, MAX_CHAPTERS } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';

interface ChaptersProps {
  media: Media;
  /** Whether chapters were typed that are not saved. */
  typed: (isUnsaved: boolean) => void;
}

/** The chapters of a video, as times of it with what they are about. */
export function Chapters({ media: { id, chapters }, typed }: ChaptersProps) {
  const t = useText();
  const field = useId();
  const client = useClient();
  const queries = useQueryClient();
  const { busy, act } = useAct();
  const [tried, setTried] = useState(false);
  const [lines, setLines] = useState<readonly ChapterLine[]>(() => linesOf(chapters));
  const change = (next: (all: readonly ChapterLine[]) => readonly ChapterLine[]) => {
    setLines(next);
    typed(true);
  };
  const set = (index: number, to: Partial<ChapterLine>) =>
    change((all) => all.map((line, at) => (at === index ? { ...line, ...to } : line)));

  async function save(): Promise<void> {
    setTried(true);
    const read = chaptersOf(lines);
    if (!read) return;
    await act(
      () => client.call(putChapters, { params: { id }, body: { chapters: read } }),
      () => {
        typed(false);
        void queries.invalidateQueries({ queryKey: [getMedia, id] });
      },
    );
  }

  return (
    <Stack component="section" aria-label={t('media.chapters')} spacing={2}>
      <Typography sx={{ fontWeight: 600 }}>{t('media.chapters')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('media.chaptersHint')}
      </Typography>
      {lines.map((line, index) => {
        const wrong = tried ? wrongIn(line) : { at: false, title: false };
        return (
          <Box
            // Lines have no other name: they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            component="fieldset"
            aria-label={t('media.chapter', { place: index + 1 })}
            sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', gap: 1, alignItems: 'start' }}
          >
            <TextField
              id={`${field}-${index}-at`}
              label={t('media.chapterAt')}
              value={line.at}
              placeholder="0:00"
              error={wrong.at}
              helperText={wrong.at && t('media.chapterAtWrong')}
              sx={{ width: '7.5rem', flexShrink: 0 }}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              onChange={({ target }) => set(index, { at: target.value })}
            />
            <TextField
              id={`${field}-${index}-title`}
              label={t('media.chapterTitle')}
              value={line.title}
              error={wrong.title}
              helperText={wrong.title && t('media.chapterTitleWrong')}
              sx={{ flex: 1, minWidth: 0 }}
              slotProps={{ htmlInput: { maxLength: MAX_CHAPTER_TITLE } }}
              onChange={({ target }) => set(index, { title: target.value })}
            />
            <IconButton
              aria-label={t('media.chapterRemove', { place: index + 1 })}
              sx={{ mt: 3 }}
              onClick={() => change((all) => all.filter((_, at) => at !== index))}
            >
              <RemoveIcon />
            </IconButton>
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {lines.length < MAX_CHAPTERS && (
          <Button variant="text" onClick={() => change((all) => [...all, nextLine(all)])}>
            {t('media.chapterAdd')}
          </Button>
        )}
        <Button variant="outlined" loading={busy} onClick={() => void save()}>
          {t('media.chaptersSave')}
        </Button>
      </Box>
    </Stack>
  );
}
