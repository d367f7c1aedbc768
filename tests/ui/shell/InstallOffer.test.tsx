import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Installation } from '../../../src/application/ports/Installation';
import { InstallOffer } from '../../../src/ui/shell/InstallOffer';
import { InMemoryInstallation } from '../../doubles/InMemoryInstallation';
import { renderWith } from '../support/renderWith';

describe('the offer to install', () => {
  it.each(['Install', 'Not now'])(
    'gives the focus back to what had it as it came after %s',
    async (answer) => {
      const installation = new InMemoryInstallation();
      const page = (
        <>
          <button>Upload</button>
          <InstallOffer />
        </>
      );
      const { user } = renderWith(page, { stores: new Map([[Installation, installation]]) });
      await user.click(screen.getByRole('button', { name: 'Upload' }));
      act(() => installation.offer());
      await user.click(screen.getByRole('button', { name: answer }));
      expect(screen.queryByRole('button', { name: answer })).toBeNull();
      expect(document.activeElement?.textContent).toBe('Upload');
    },
  );
});
