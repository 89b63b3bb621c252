import { formatPesos } from '@lia/sdk/payments/money';
import { styled } from 'styled-components';

import { CheckIcon } from '../fields/icons.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { Lookup } from './useOffer.ts';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid color-mix(in srgb, var(--_border) 45%, transparent);
  border-radius: var(--_radius-card);
  & .lia-course-image {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: color-mix(in srgb, var(--_primary) 9%, var(--_surface));
  }
  & .lia-course-body {
    display: grid;
    gap: 8px;
    align-content: start;
    min-block-size: 240px;
    padding: 16px 20px 20px;
  }
  & .lia-split {
    align-items: center;
  }
  & .lia-course-access {
    display: inline-flex;
    gap: 6px;
    font-weight: 600;
    color: var(--_success);
  }
  & .lia-intro {
    margin: 0;
  }
  @container (min-width: 37.5em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & .lia-course-image {
      block-size: 100%;
      aspect-ratio: auto;
    }
    & .lia-course-body {
      min-block-size: 200px;
    }
  }
`;

/** The chosen course: image, price in MXN, what it gives, name and description. Its place stays the same while it loads. */
export function CourseCard({ lookup }: { lookup: Lookup }) {
  const { t } = useText();
  const offer = lookup.status === 'found' ? lookup.offer : null;
  const { course, price } = offer ?? {};
  const image = course?.card_image_url;
  const facts = [
    course?.hours && t('courses.hours', { count: course.hours }),
    course?.teacher && t('courses.teacher', { name: course.teacher }),
  ].filter(Boolean);
  return (
    <Card part="card" aria-busy={lookup.status === 'loading'}>
      {image ? (
        <img className="lia-course-image" src={image} alt="" width={640} height={360} loading="lazy" />
      ) : (
        <div className="lia-course-image" />
      )}
      <div className="lia-course-body">
        <p className="lia-split">
          {price !== undefined && (
            <>
              <strong className="lia-title">{formatPesos(price)}</strong>
              <span className="lia-course-access">
                <CheckIcon />
                {t('courses.unlimited')}
              </span>
            </>
          )}
        </p>
        {course && <h3 className="lia-choice-label">{course.name}</h3>}
        {facts.length > 0 && <p className="lia-intro">{facts.join(' · ')}</p>}
        <p className="lia-intro">{course?.description}</p>
      </div>
    </Card>
  );
}
