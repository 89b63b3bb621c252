import type { Labels } from '../messages/labels.ts';
import type { CourseData, CoursePriceData, CourseRecord, GivenPlace } from './records.ts';

/** What the console's form asks of a course. */
export const courseDataLabels = {
  name: { es: 'Nombre', en: 'Name' },
  description: { es: 'Descripción', en: 'Description' },
  price: { es: 'Precio', en: 'Price' },
  hours: { es: 'Horas', en: 'Hours' },
  teacher: { es: 'Quién lo imparte', en: 'Taught by' },
  teacher_uuid: { es: 'Cuenta de quien lo imparte', en: 'Account of the teacher' },
  syllabus: { es: 'Temario', en: 'Syllabus' },
  card_image_url: { es: 'Imagen', en: 'Image' },
  keywords: { es: 'Palabras clave', en: 'Keywords' },
  productable_id: { es: 'Número de producto', en: 'Product number' },
  published: { es: 'A la venta', en: 'On sale' },
} satisfies Labels<CourseData>;

export const courseRecordLabels = {
  ...courseDataLabels,
  id: { es: 'ID', en: 'ID' },
  created_at: { es: 'Fecha', en: 'Date' },
  places: { es: 'Inscritos', en: 'Enrolled' },
} satisfies Labels<CourseRecord>;

/** What the console's form asks of another price. */
export const coursePriceLabels = {
  price: { es: 'Precio nuevo', en: 'New price' },
  from: { es: 'Vale desde', en: 'Holds from' },
} satisfies Labels<CoursePriceData>;

/** What the console's form asks of a place that is given. */
export const givenPlaceLabels = {
  user: { es: 'A quién', en: 'To whom' },
  reason: { es: 'Por qué', en: 'Why' },
} satisfies Labels<GivenPlace>;
