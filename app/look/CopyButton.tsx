/** A button that puts a text into the clipboard, and whether that worked. */
import { useState } from 'react';
import { useTexts } from '../text/texts';
import { Button } from './Button';
import './copyButton.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly isMain?: boolean;
}

export function CopyButton({ text, label, isMain = false }: CopyButtonProps) {
  const { ui } = useTexts();
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(ui.copied);
    } catch {
      setTold(ui.cannotCopy);
    }
  };
  return (
    <span className="copy">
      <Button look={isMain ? 'main' : 'plain'} unavailable={text === ''} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{told}</span>
    </span>
  );
}
