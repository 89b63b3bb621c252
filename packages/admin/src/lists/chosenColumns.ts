import { useStore } from 'react-admin';

import type { Column, Resource } from '../resources/definition.ts';
import type { Row } from '../resources/field.ts';

/** The columns of a list's table that are chosen in this browser: at first all but those that are hidden. */
export function useChosenColumns({ name, columns, configurable = false }: Resource): {
  all: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  toggle: (column: Column<Row>) => void;
} {
  const all = columns.filter(({ only }) => only !== 'card');
  const fresh = all.filter(({ hidden }) => !hidden).map(({ source }) => source);
  const [chosen, setChosen] = useStore<readonly string[]>(`columns.${name}`, fresh);
  // Without its primary column a row would lead nowhere.
  const shown = configurable ? all.filter(({ primary, source }) => primary || chosen.includes(source)) : all;
  const toggle = ({ source }: Column<Row>) =>
    setChosen(chosen.includes(source) ? chosen.filter((one) => one !== source) : [...chosen, source]);
  return { all, shown, toggle };
}
