import { fileLabel } from '@lia/sdk/giving/giftLabels';
import type { GiftRecord } from '@lia/sdk/giving/records';
import type { PublishChoice } from '@lia/sdk/giving/rules';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { callerOf, ContactStep } from '../contacts/ContactStep.tsx';
import type { TextKey } from '../i18n/texts.ts';
import { fetched } from '../loading/fetched.tsx';
import { SamePerson } from '../people/SamePerson.tsx';
import { Amount } from '../records/RecordPage.tsx';
import type { Column, Fact, RecordPage, ResourceDefinition, Section } from '../resources/definition.ts';
import { type Of, useWords } from '../resources/field.ts';
import type { Agreed } from './AfterCall.tsx';
import { type FileCall, GiftFile } from './GiftFile.tsx';
import { giftStatuses } from './statuses.ts';
import { WallMark } from './WallMark.tsx';

/** A gift of either kind; a donation may come without an institution. */
export type Gift = GiftRecord & { institution: string | null };

/** What the two kinds of gifts show each in their own way. */
interface GiftPage<R extends Gift> {
  file: FileCall;
  labels: Readonly<Record<'gift' | 'giver' | 'contactTitle' | 'contactBody', TextKey>>;
  mode: Fact<R>;
  amount: Of<R, string>;
  /** How the amount came about, where there is something to multiply. */
  arithmetic: Of<R, string | null>;
  appearance: Of<R, string>;
  publish: Of<R, PublishChoice>;
  /** What was, or is to be, agreed on where an order is made after our call. */
  agreed: (record: R) => Agreed | null;
  /** Facts of this kind alone, below who gives. */
  more: readonly Fact<Gift, string & keyof R>[];
}

/** What lists of both kinds have; `mode` is the kind's own field. */
export const giftList = <R extends Gift>(
  giver: TextKey,
  mode: Column<R>,
  arithmetic: Of<R, string | null>,
): Pick<ResourceDefinition<R>, 'columns' | 'filters' | 'linked'> => ({
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'businessName', label: giver, primary: true, below: ({ name }) => name },
    mode,
    {
      source: 'total',
      kind: 'money',
      value: ({ total }, { t }) => total ?? t('donations.noAmount'),
      below: arithmetic,
    },
    { source: 'status', statuses: giftStatuses, below: callerOf },
  ],
  filters: [{ source: 'status', statuses: giftStatuses }],
  linked: { company_id: (_, { t }) => t('lists.ofCompany') },
});

/** Who stands behind a company's name, and how they are reached. */
export const personFacts = [
  { source: 'name' },
  { source: 'position' },
  { source: 'email', kind: 'email' },
  { source: 'phone_number', kind: 'phone' },
] as const;

const placeFact: Fact<Gift> = {
  source: 'state',
  label: 'donations.place',
  value: ({ state, country }) => `${state}, ${country}`,
  covers: ['country'],
};

const paymentFacts: readonly Fact<Gift>[] = [
  { source: 'created_at', kind: 'instant' },
  { source: 'folio', optional: true },
  { source: 'payment_id' },
  { source: 'order_id' },
  { source: 'id' },
];

// Fetched when a gift is opened: lists do not need their choice of schools and companies.
const AfterCall = fetched(async () => (await import('./AfterCall.tsx')).AfterCall);
const GiftPlaces = fetched(async () => (await import('./GiftPlaces.tsx')).GiftPlaces);
export const GiftCompany = fetched(async () => (await import('./GiftCompany.tsx')).GiftCompany);

/** A gift, whole: what is given and how it is paid, who gives, how they want to appear, their logo. */
export function giftPage<R extends Gift>(page: GiftPage<R>): Pick<RecordPage<R>, 'notice' | 'columns'> {
  const given: Section<R> = {
    title: page.labels.gift,
    before: function GiftAmount({ record }: { record: R }) {
      const words = useWords();
      return <Amount amount={page.amount(record, words)} below={page.arithmetic(record, words)} />;
    },
    facts: [page.mode, ...paymentFacts],
    after: OrderButton,
  };
  const publication: Section<R> = {
    title: 'donations.publish',
    after: function Publication({ record }: { record: R }) {
      const words = useWords();
      return (
        <>
          <Typography>{page.appearance(record, words)}</Typography>
          <Box>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
              {fileLabel[words.language]}
            </Typography>
            <GiftFile gift={record} call={page.file} />
          </Box>
          <WallMark gift={record} publish={page.publish(record, words)} />
        </>
      );
    },
  };
  const giver: Section<R> = {
    title: page.labels.giver,
    facts: [
      { source: 'businessName' },
      { source: 'institution' },
      ...personFacts,
      placeFact,
      ...page.more,
      ConsentFacts,
    ],
  };
  return {
    notice: function GiftCall({ record }: { record: R }) {
      const { t } = useWords();
      const agreed = page.agreed(record);
      const isCalled = record.status === 'contact' || record.status === 'contacted';
      if (!isCalled && record.status !== 'declined' && !agreed) return null;
      return (
        <Box>
          {isCalled && (
            <ContactStep
              record={record}
              phone={record.phone_number}
              title={t(page.labels.contactTitle)}
              body={t(page.labels.contactBody)}
            />
          )}
          <AfterCall gift={record} agreed={agreed} />
        </Box>
      );
    },
    columns: [
      [given, GiftPlaces, publication],
      [giver, GiftCompany, SamePerson],
    ],
  };
}

/** Leads to where the receipt of a gift is, and is sent again or its money given back. */
function OrderButton({ record: { order_id } }: { record: Gift }) {
  const { t } = useWords();
  if (order_id === null) return null;
  return (
    <Box>
      <Button component={Link} variant="outlined" startIcon={<OrderIcon />} to={`/orders/${order_id}/show`}>
        {t('donations.order')}
      </Button>
    </Box>
  );
}
