/**
 * How many files of a project are tested side by side: what tests of forms do most is wait. Projects with browsers know no
 * limit of the root's, and would go through one file after another on two cores. Those that start together, which are the
 * ones of a group, have the same limit.
 */
export const sideBySide = { maxWorkers: 3, sequence: { groupOrder: 1 } };
