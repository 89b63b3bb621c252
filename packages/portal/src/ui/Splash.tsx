import { Logo } from '../brand/Logo.tsx';
import './splash.css';

/** Fills the window while something is awaited for which no skeleton fits. */
export function Splash({ text }: { text: string }) {
  return (
    <main className="plain-middle splash">
      <div className="splash-logo">
        <Logo width={120} />
      </div>
      <output className="plain-soft">{text}</output>
      <progress className="splash-bar" aria-label={text} />
    </main>
  );
}
