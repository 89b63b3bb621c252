import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Section } from '../ui/Section.tsx';
import { CardList } from './CardList.tsx';
import { reportCardTexts } from './es.ts';

/** The report cards of a child of the member who looks. */
export default function ChildReportCards({ child }: { child: string }) {
  useTexts(reportCardTexts);
  const { t } = useText();
  return (
    <Section title={t('reportCards.title')}>
      <CardList student={child} none={t('reportCards.mine.none')} />
    </Section>
  );
}
