/** In the place of the English of forms for members, which no element shows. */
export const memberEnglish = {};
