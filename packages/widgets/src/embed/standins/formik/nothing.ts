/** Stands for what formik carries and the forms never reach: warnings of development, static members of wrapped components. */
export default function nothing(): void {}
