/** The suite as a file, in any of the formats. */
import { useState } from 'react';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { formatNames, formats, isFormatOf } from '../formats';
import type { Running } from './useRun';

export function DownloadMenu({ running }: { readonly running: Running }) {
  const { ui } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { run, write } = running;
  const known = formatNames.filter((format) => isFormatOf(format, run.made?.suite.chart ?? ''));
  return (
    <>
      <Button
        look="quiet"
        unavailable={run.made === undefined || run.progress !== undefined}
        onClick={() => setIsOpen(true)}
      >
        <Sign name="download" className="sign" />
        <span>{ui.downloadSuite}</span>
      </Button>
      {isOpen && (
        <Dialog title={ui.downloadSuite} onClose={() => setIsOpen(false)}>
          <div className="format-list">
            {known.map((format) => (
              <Button
                key={format}
                onClick={() => {
                  setIsOpen(false);
                  write(format);
                }}
              >
                <span>
                  {format} <small>.{formats[format].extension}</small>
                </span>
              </Button>
            ))}
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              {ui.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
