import { Box } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useText } from '../i18n/text.ts';
import { asTyped } from '../records/asTyped.ts';

/** The fields of a course, new or known. */
export function CourseInputs() {
  const t = useText();
  return (
    <>
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
    </>
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
