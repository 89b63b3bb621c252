import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { MyClasses } from './MyClasses.tsx';
import { classroomTexts } from './es.ts';
import { comingTexts } from './coming/es.ts';

/** `/apps/sections/live`: the classes of a student, in their own frame. */
export default function MyClassesPage() {
  useTexts(comingTexts);
  useTexts(classroomTexts);
  const { t } = useText();
  return (
    <StudentRoom picture="live" title={t('classes.mine')}>
      <MyClasses />
    </StudentRoom>
  );
}
