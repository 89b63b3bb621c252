/** The frames around pages, which are fetched with the first page that stands in one. */
export const loadLayout = {
  public: () => import('../shell/PublicLayout.tsx'),
  member: () => import('../shell/MemberLayout.tsx'),
} as const;
