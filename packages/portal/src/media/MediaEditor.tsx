import { type ChapterLine, chaptersOf, linesOf, nextLine, wrongIn } from '@lia/sdk/media/chapterLines';
import { deleteCaptions, getMedia, putCaptions, putChapters } from '@lia/sdk/media/endpoints';
import { type CaptionLanguage, captionLanguages, MAX_CHAPTER_TITLE, MAX_CHAPTERS } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { mediaTexts } from './es.ts';

/** Captions and chapters of media, for who manages it; nothing for anyone else. */
export function MediaEditor({ id }: { id: string }) {
  useTexts(mediaTexts);
  const { data } = useRead(['media', id], (client) => client.call(getMedia, { params: { id } }));
  if (!data?.managed) return null;
  return (
    <>
      <Captions media={data} />
      <Chapters key={data.chapters.map(({ at }) => at).join(',')} media={data} />
    </>
  );
}

const section = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

function Captions({ media: { id, captions } }: { media: Media }) {
  const { t, message, failure } = useText();
  const { toasts } = useServices();
  const { busy, run } = useChangeOf('media');
  const [wrong, setWrong] = useState<{ language: CaptionLanguage; words: string } | null>(null);
  const heading = useId();

  async function put(language: CaptionLanguage, file: File): Promise<void> {
    setWrong(null);
    const body = { text: await file.text() };
    const rules = await import('./captionRules.ts').catch((error: unknown) => toasts.show('error', failure(error)));
    const checked = rules?.check(body);
    if (!checked) return;
    const problem = checked.ok ? undefined : checked.fields['text'];
    if (problem) return setWrong({ language, words: message(problem) });
    await run((client) => client.call(putCaptions, { params: { id, language }, body }));
  }

  return (
    <Box component="section" aria-labelledby={heading} sx={section}>
      <Typography variant="h2" id={heading}>
        {t('media.captions')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {t('media.captions.lead')}
      </Typography>
      {captionLanguages.map((language) => {
        const name = t(`media.captions.${language}`);
        if (!captions.includes(language)) {
          return (
            <LabelledInput
              key={language}
              type="file"
              accept=".vtt"
              label={t('media.captions.add', { language: name })}
              error={wrong?.language === language ? wrong.words : null}
              disabled={busy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void put(language, file);
              }}
            />
          );
        }
        return (
          <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography>{t('media.captions.there', { language: name })}</Typography>
            <ActionButton
              sx={{ minHeight: 44 }}
              disabled={busy}
              onClick={() => void run((client) => client.call(deleteCaptions, { params: { id, language } }))}
            >
              {t('media.captions.remove', { language: name })}
            </ActionButton>
          </Box>
        );
      })}
    </Box>
  );
}

function Chapters({ media: { id, chapters } }: { media: Media }) {
  const { t } = useText();
  const { busy, run } = useChangeOf('media');
  const heading = useId();
  const [tried, setTried] = useState(false);
  const [lines, setLines] = useState<readonly ChapterLine[]>(() => linesOf(chapters));
  const set = (index: number, to: Partial<ChapterLine>) =>
    setLines((all) => all.map((line, at) => (at === index ? { ...line, ...to } : line)));

  async function save(): Promise<void> {
    setTried(true);
    const read = chaptersOf(lines);
    if (read) await run((client) => client.call(putChapters, { params: { id }, body: { chapters: read } }));
  }

  return (
    <Box component="section" aria-labelledby={heading} sx={section}>
      <Typography variant="h2" id={heading}>
        {t('media.chapters')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {t('media.chapters.lead')}
      </Typography>
      {lines.map((line, index) => (
        <Box
          // Lines have no other name: they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          component="fieldset"
          aria-label={t('media.chapter', { number: String(index + 1) })}
          sx={{
            m: 0,
            p: 0,
            border: 0,
            minWidth: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '8rem 1fr auto' },
            alignItems: 'end',
          }}
        >
          <LabelledInput
            label={t('media.chapter.at')}
            value={line.at}
            inputMode="numeric"
            placeholder="0:00"
            error={tried && wrongIn(line).at ? t('media.chapter.at.wrong') : null}
            onChange={({ target }) => set(index, { at: target.value })}
          />
          <LabelledInput
            label={t('media.chapter.title')}
            value={line.title}
            maxLength={MAX_CHAPTER_TITLE}
            error={tried && wrongIn(line).title ? t('media.chapter.title.wrong') : null}
            onChange={({ target }) => set(index, { title: target.value })}
          />
          <Button
            sx={{ minHeight: 44 }}
            aria-label={t('media.chapter.remove', { number: String(index + 1) })}
            onClick={() => setLines((all) => all.filter((_, at) => at !== index))}
          >
            {t('media.chapter.drop')}
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {lines.length < MAX_CHAPTERS && (
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => setLines((all) => [...all, nextLine(all)])}>
            {t('media.chapter.add')}
          </Button>
        )}
        <ActionButton variant="outlined" sx={{ minHeight: 44 }} disabled={busy} onClick={() => void save()}>
          {t('media.chapters.save')}
        </ActionButton>
      </Box>
    </Box>
  );
}
