import type { CatalogueCourse, MemberCourseOrder } from '@lia/sdk/courses/memberSchema';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';

import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';
import { ConsentFields } from '../../consents/ConsentField.tsx';
import { KnownPerson } from '../../fields/PersonFields.tsx';
import { FailureNotice, Notice } from '../../form/notices.tsx';
import { Done } from '../../form/Done.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import { Section } from '../../fields/Section.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { Sum } from '../../form/Sum.tsx';
import { Title } from '../../form/headings.tsx';
import type { Form } from '../../form/useForm.ts';
import type { Submission } from '../../form/useSubmission.ts';
import { useText } from '../../i18n/TextProvider.tsx';
import { Surface } from '../../host/Surface.tsx';

interface MemberCourseViewProps {
  course: CatalogueCourse;
  who: { name: string; email: string };
  form: Form<AcceptedTexts, unknown, AcceptedPath>;
  submission: Submission;
  /** Why the course is not what it was. */
  remark: string | undefined;
  accepted: MemberCourseOrder | null;
  /** From the payment. */
  returned: boolean;
  onSend: () => void;
  onPayHere: () => void;
  /** Leaves for the page of the course that is theirs. */
  onOpen: () => void;
}

/** Draws the purchase of a course in a session in each of its states; decides nothing. */
export function MemberCourseView(props: MemberCourseViewProps) {
  const { course, who, form, submission, remark, accepted, returned, onSend, onPayHere, onOpen } = props;
  const { t } = useText();
  const { included, price } = course;

  if (accepted) {
    const { init_point } = accepted.data;
    return (
      <Surface>
        <Done message={accepted.message}>
          {init_point === null ? (
            <button type="button" className="lia-primary" part="button" onClick={onOpen}>
              {t('myCourse.open')}
            </button>
          ) : (
            <a className="lia-primary" part="button" href={init_point}>
              {t('myCourse.pay')}
            </a>
          )}
        </Done>
      </Surface>
    );
  }
  return (
    <Surface>
      <FormFrame label={t('myCourse.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header className="lia-field">
          <Title focused={returned}>{t('myCourse.title')}</Title>
          <p className="lia-intro">{t(included ? 'myCourse.intro.included' : 'myCourse.intro')}</p>
        </header>
        <Section title={t('myCourse.for')}>
          <KnownPerson {...who} />
        </Section>
        <ConsentFields field={form.field} />
        <div className="lia-actions">
          {remark !== undefined && (
            <Notice tone="warning">
              <span>{remark}</span>
            </Notice>
          )}
          <HowItComesAbout course={course} />
          <Sum how={t('myCourse.total')}>{formatPesos(price)}</Sum>
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {t(included ? 'myCourse.take' : 'myCourse.submit')}
          </SubmitButton>
          {!included && (
            <button type="button" className="lia-quiet" part="button" onClick={onPayHere}>
              {t('myCourse.here')}
            </button>
          )}
        </div>
      </FormFrame>
    </Surface>
  );
}

/** From the price of the course to that of the buyer; nothing where they are the same. */
function HowItComesAbout({ course: { included, list_price, price, discount } }: Pick<MemberCourseViewProps, 'course'>) {
  const { t } = useText();
  if (price === list_price) return null;
  return (
    <dl style={{ margin: 0, display: 'grid', gap: 4 }}>
      <div className="lia-split">
        <dt>{t('myCourse.list')}</dt>
        <dd style={{ margin: 0 }}>{formatAmount(list_price)}</dd>
      </div>
      <div className="lia-split">
        <dt>{included ? t('myCourse.included') : t('myCourse.discount', { percent: discount })}</dt>
        <dd style={{ margin: 0 }}>−{formatAmount(list_price - price)}</dd>
      </div>
    </dl>
  );
}
