import { Button, Input } from 'antd';
import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { documentTexts } from '../texts/documentTexts';
import type { FileCabinetStore } from './FileCabinetStore';

/** Search, Filters, and the choices that are set as chips that take themselves away. */
export const CabinetTools = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => (
  <div className="portal-cabinet-tools">
    <Input
      type="search"
      aria-label={documentTexts.search}
      placeholder={documentTexts.search}
      allowClear
      value={store.search}
      onChange={(event) => store.typeSearch(event.target.value)}
    />
    <Button icon={<FilterOutlined aria-hidden />} onClick={() => store.openFilters()}>
      {documentTexts.filters}
    </Button>
    {store.chips.length > 0 && (
      <ul className="portal-chips">
        {store.chips.map((chip) => (
          <li key={chip.label}>
            <Button
              size="small"
              shape="round"
              aria-label={documentTexts.removeFilter(chip.label)}
              onClick={() => store.narrowTo(chip.without)}
            >
              {chip.label} <CloseOutlined aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
));
