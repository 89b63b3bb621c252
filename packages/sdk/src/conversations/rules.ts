/** As what someone writes in a conversation about a student. */
export const conversationSides = ['family', 'teacher', 'school'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** What became of a message: there to read, taken back by its author, or hidden by who moderates. */
export const messageStates = ['sent', 'withdrawn', 'hidden'] as const;
export type MessageState = (typeof messageStates)[number];

/** Characters of a message. */
export const MAX_MESSAGE = 4000;

export const MAX_MESSAGE_FILES = 3;

/** Minutes within which an author changes a message or takes it back. */
export const MESSAGE_CHANGE_MINUTES = 15;

/** Messages of one answer. */
export const MESSAGE_PAGE = 50;

/** Conversations of one answer. */
export const CONVERSATION_PAGE = 25;

/** Messages that one person sends within an hour. */
export const MESSAGES_PER_HOUR = 60;

/** Address of a member's conversations. */
export const CONVERSATIONS_PATH = '/apps/mensajes';
