/** Where the drawings stand on the site. What stands elsewhere is no avatar, and not shown as one: children never by a photo. */
export const AVATAR_FOLDER = '/avatars/';
