/** How often one address may give: many donors may sit behind the address of one company. */
export const GIFTS = { times: 120, seconds: 60 };
