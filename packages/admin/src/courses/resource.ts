import { listCourses } from '@lia/sdk/courses/administration';
import { courseRecordLabels } from '@lia/sdk/courses/labels';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { isProgramming } from '@lia/sdk/courses/rules';
import { fromPesos } from '@lia/sdk/payments/money';
import MembersIcon from '@mui/icons-material/LockOutlined';
import ShownIcon from '@mui/icons-material/StorefrontOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';

import { defineResource } from '../resources/definition.ts';
import type { Row, Statuses } from '../resources/field.ts';
import { Beside } from './Beside.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import { FirstPrice } from './FirstPrice.tsx';
import { TeacherInput } from './TeacherInput.tsx';
import './en.ts';
import './es.ts';

/** Whether visitors are offered the course; those of programming they never are (document 1 section 4). */
const offerStatuses = {
  published: { label: 'courses.published', tone: 'good', icon: ShownIcon },
  members: { label: 'courses.notForVisitors', tone: 'quiet', icon: MembersIcon },
  unpublished: { label: 'courses.unpublished', tone: 'quiet', icon: HiddenIcon },
} as const satisfies Statuses;

function offerOf({ published, keywords }: CourseRecord): keyof typeof offerStatuses {
  if (!published) return 'unpublished';
  return isProgramming(keywords) ? 'members' : 'published';
}

/** What the form changes of a course: its price is changed beside it. */
const changeOf = ({
  name,
  description,
  hours,
  teacher,
  teacher_uuid,
  syllabus,
  card_image_url,
  keywords,
  productable_id,
  published,
}: Row) => ({
  name,
  description: description ?? '',
  hours: hours ?? undefined,
  teacher: teacher ?? '',
  teacher_uuid: teacher_uuid ?? undefined,
  syllabus: syllabus ?? '',
  card_image_url: card_image_url ?? '',
  keywords: keywords ?? '',
  productable_id,
  published,
});

/** Courses on offer and taken back, and who bought them. */
export const courses = defineResource({
  list: listCourses,
  labels: courseRecordLabels,
  none: 'courses.none',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', label: 'courses.course', primary: true, below: ({ teacher }) => teacher },
    { source: 'productable_id', label: 'courses.product', only: 'table' },
    { source: 'price', kind: 'money', value: ({ price }) => fromPesos(price) },
    { source: 'hours', kind: 'number', unsorted: true, only: 'table' },
    { source: 'places', kind: 'number', descending: true },
    { source: 'published', label: 'courses.status', statuses: offerStatuses, value: offerOf },
  ],
  filters: [
    {
      id: 'published',
      label: 'courses.status',
      choices: [
        { label: 'courses.published', values: { published: true } },
        { label: 'courses.unpublished', values: { published: false } },
      ],
    },
  ],
  writing: {
    codes: { COURSE_PRODUCT_TAKEN: 'productable_id' },
    updateBody: async (row) => (await import('@lia/sdk/courses/records')).courseChangeSchema.cast(changeOf(row)),
  },
  form: {
    title: ({ name }) => name,
    newTitle: (_, { t }) => t('courses.new'),
    schema: async () => (await import('@lia/sdk/courses/records')).courseDataSchema,
    body: (row) => ({ ...changeOf(row), price: row['price'] }),
    fresh: () => ({
      name: '',
      description: '',
      teacher: '',
      syllabus: '',
      card_image_url: '',
      keywords: '',
      published: true,
    }),
    labels: { add: 'courses.add', create: 'courses.create', save: 'courses.save' },
    inputs: [
      { source: 'name' },
      { source: 'description', kind: 'paragraph' },
      { source: 'syllabus', hint: 'courses.syllabusHint', kind: 'paragraph' },
      { source: 'teacher', hint: 'courses.teacherHint', half: true },
      { source: 'hours', hint: 'courses.hoursHint', kind: 'number', half: true },
      TeacherInput,
      FirstPrice,
      { source: 'productable_id', hint: 'courses.productHint', kind: 'number' },
      { source: 'card_image_url', hint: 'courses.imageHint' },
      CoursePicture,
      { source: 'keywords', hint: 'courses.keywordsHint' },
      { source: 'published', hint: 'courses.onOfferHint', kind: 'switch' },
    ],
    beside: Beside,
  },
});
