import { courseDataSchema } from '@lia/sdk/courses/records';
import { validate } from '@lia/sdk/validation/validate';
import { Box, Button, Card, Stack } from '@mui/material';
import { type RefObject } from 'react';
import { BooleanInput, Form, NumberInput, TextInput, useSaveContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

import { useMessage, useText } from '../i18n/text.ts';
import { UnsavedGuard } from '../institutions/UnsavedGuard.tsx';
import { courseData } from './wire.ts';

// react-admin turns an emptied field into null, which is no text.
const asTyped = (text: string) => text;

const keepTyped = { keepDirtyValues: true };

const fresh = { name: '', description: '', card_image_url: '', keywords: '', published: true };

/** The fields of a course, new or known. */
export function CourseForm({ mode, settled }: { mode: 'new' | 'edit'; settled: RefObject<boolean> }) {
  const t = useText();
  const rules = useRules();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Form
        validate={rules}
        resetOptions={keepTyped}
        disableInvalidFormNotification
        noValidate
        {...(mode === 'new' && { defaultValues: fresh })}
      >
        <Stack spacing={2}>
          <TextInput source="name" label={t('courses.name')} parse={asTyped} helperText={false} />
          <TextInput
            source="description"
            label={t('courses.description')}
            parse={asTyped}
            multiline
            minRows={3}
            helperText={false}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <NumberInput
              source="price"
              label={t('courses.price')}
              min={0}
              step={0.01}
              helperText={t('courses.priceHint')}
            />
            <NumberInput source="productable_id" label={t('courses.product')} helperText={t('courses.productHint')} />
          </Box>
          <TextInput
            source="card_image_url"
            label={t('courses.image')}
            parse={asTyped}
            helperText={t('courses.imageHint')}
          />
          <Picture />
          <TextInput
            source="keywords"
            label={t('courses.keywords')}
            parse={asTyped}
            helperText={t('courses.keywordsHint')}
          />
          <BooleanInput source="published" label={t('courses.onOffer')} helperText={t('courses.onOfferHint')} />
          <Box>
            <SaveButton mode={mode} />
          </Box>
        </Stack>
        <UnsavedGuard settled={settled} />
      </Form>
    </Card>
  );
}

/** The picture as the card shows it. */
function Picture() {
  const address: unknown = useWatch({ name: 'card_image_url' });
  if (typeof address !== 'string' || address === '') return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      width={320}
      height={180}
      sx={{ width: 320, maxWidth: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
    />
  );
}

function SaveButton({ mode }: { mode: 'new' | 'edit' }) {
  const t = useText();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={saving === true || isSubmitting}>
      {t(mode === 'new' ? 'courses.create' : 'courses.save')}
    </Button>
  );
}

/** The rules that guard the server, in the words of the chosen language. */
function useRules() {
  const say = useMessage();
  return (values: Record<string, unknown>) => {
    const result = validate(courseDataSchema, courseData(values), { input: 'typed' });
    if (result.ok) return {};
    return Object.fromEntries(Object.entries(result.fields).map(([name, message]) => [name, say(message)]));
  };
}
