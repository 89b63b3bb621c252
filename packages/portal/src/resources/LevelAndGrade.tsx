import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';

const grades = [1, 2, 3, 4, 5, 6] as const;

interface Values {
  level: string;
  grade: string;
}

interface LevelAndGradeProps extends Values {
  change: (changed: Partial<Values>) => void;
}

/** For whom resources are: a level and a grade, or any of either; in two fields. */
export function LevelAndGrade({ level, grade, change }: LevelAndGradeProps) {
  const { t, language } = useText();
  return (
    <>
      <LabelledSelect
        label={t('resources.level')}
        value={level}
        onChange={({ target }) => change({ level: target.value })}
      >
        <option value="">{t('resources.level.any')}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {levelLabels[one][language]}
          </option>
        ))}
      </LabelledSelect>
      <LabelledSelect
        label={t('resources.grade')}
        value={grade}
        onChange={({ target }) => change({ grade: target.value })}
      >
        <option value="">{t('resources.grade.any')}</option>
        {grades.map((one) => (
          <option key={one} value={one}>{`${one}°`}</option>
        ))}
      </LabelledSelect>
    </>
  );
}
