import type { Host } from '@lia/widgets/react';
import { useState } from 'react';

interface MessageDraft {
  text: string;
  change: (text: string) => void;
}

/** What is typed into a conversation and not sent yet. It survives a closed page (decision 74); files do not. */
export function useMessageDraft(conversation: string, drafts: Host['drafts']): MessageDraft {
  const name = `lia-draft:portal:message:${conversation}`;
  const [text, setText] = useState(() => drafts?.getItem(name) ?? '');
  return {
    text,
    change(next) {
      setText(next);
      if (next === '') drafts?.removeItem(name);
      else drafts?.setItem(name, next);
    },
  };
}
