import { type ReactNode, useState } from 'react';
import desk from '../../../renderer/desk-kit/desk.module.css';
import { PinField } from '../../../renderer/desk-kit/PinField.tsx';
import { Banner, DemoBadge } from '../../../renderer/kit/Banner.tsx';
import { Button } from '../../../renderer/kit/Button.tsx';
import { CardRow } from '../../../renderer/kit/Card.tsx';
import { ButtonMarker, ChipStack, Chips, Marker } from '../../../renderer/kit/Chip.tsx';
import { Dice } from '../../../renderer/kit/Dice.tsx';
import { Field, Segments, Select } from '../../../renderer/kit/Field.tsx';
import { Keypad } from '../../../renderer/kit/Keypad.tsx';
import { Modal } from '../../../renderer/kit/Modal.tsx';
import { Money } from '../../../renderer/kit/Money.tsx';
import { Refusal } from '../../../renderer/kit/Refusal.tsx';
import { SealText } from '../../../renderer/kit/SealText.tsx';
import { Tag } from '../../../renderer/kit/Tag.tsx';
import { Toasts } from '../../../renderer/kit/Toasts.tsx';
import { openLink } from '../../../renderer/link/link.ts';
import { LinkProvider } from '../../../renderer/link/useLink.tsx';

const nothing = (): void => undefined;
/** The pieces stand alone: no table is behind them, and what they send goes nowhere. */
const NO_HOST = openLink({ token: 'gallery', wire: { open: nothing, send: nothing, close: nothing } });

const KINDS = ['primary', 'go', 'danger', 'plain', 'quiet'] as const;
const TONES = ['good', 'calm', 'dim', 'warning', 'bad', 'gold'] as const;
const SUITS = ['s', 'h', 'd', 'c'] as const;
const RANKS = [...'23456789TJQKA'];

/** Every piece that the screens are made of, in each of its looks. */
export function Pieces() {
  return (
    <LinkProvider link={NO_HOST}>
      <Toasts>
        <div className={`gallery-pieces ${desk.desk}`}>
          <Piece title="Keys">
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind} onPress={nothing}>
                {kind}
              </Button>
            ))}
            <Button size="l" onPress={nothing}>
              large
            </Button>
            <Button size="xl" onPress={nothing}>
              very large
            </Button>
            <Button pressed onPress={nothing}>
              pressed
            </Button>
            <Button disabled onPress={nothing}>
              disabled
            </Button>
          </Piece>
          <Piece title="Cards">
            {SUITS.map((suit) => (
              <CardRow key={suit} cards={RANKS.map((rank) => rank + suit)} fanned="snug" />
            ))}
            <CardRow cards={['As', 'Kd', null, 'X1', '6-4']} />
            <CardRow cards={['As', 'Kd', 'Qh']} plays={['As']} />
            <CardRow cards={['As', 'Kd']} dim />
            <CardRow cards={[null, null, null, null]} fanned />
          </Piece>
          <Piece title="Chips and markers">
            {[50, 500, 2_500, 12_300, 98_765_400].map((amount) => (
              <Chips key={amount} amount={amount} />
            ))}
            <ChipStack amount={88_800} />
            <ButtonMarker seat={1} />
            <Marker text="SB" label="Small blind" kind="blind" />
            <Marker text="PD" label="Player-dealer" kind="button" />
          </Piece>
          <Piece title="Money and words">
            <Money amount={123_456} />
            <Money amount={2_500} signed />
            <Money amount={-2_500} signed />
            <SealText seal="7f3a9c21d04be8857f3a9c21d04be885" />
            {TONES.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
            <DemoBadge />
          </Piece>
          <Piece title="Banners">
            <Banner level="info">The next hand begins in a moment.</Banner>
            <Banner level="warning">Your chips are short of the blind.</Banner>
            <Banner level="error">The reader does not answer.</Banner>
            <Refusal text="Seat 3 has folded; its hand is dead already." />
          </Piece>
          <Piece title="Dice">
            {[1, 2, 3, 4, 5, 6].map((pips) => (
              <Dice key={pips} dice={[pips]} />
            ))}
          </Piece>
          <Fields />
          <Piece title="Keypad">
            <Keypad
              onDigit={nothing}
              onBack={nothing}
              point
              testid="gallery"
              enter={{ label: 'Enter', onPress: nothing }}
            />
          </Piece>
          <Dialogs />
        </div>
      </Toasts>
    </LinkProvider>
  );
}

function Piece({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="gallery-piece">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Fields() {
  const [text, setText] = useState('Maria');
  const [way, setWay] = useState<'in' | 'out'>('in');
  const [pin, setPin] = useState('12');
  return (
    <Piece title="Fields">
      <Field label="Name" value={text} onChange={setText} hint="As on the document" testid="gallery-name" />
      <Field
        label="Born"
        value="31/12"
        onChange={nothing}
        error="Expected a date such as 2001-12-31"
        testid="gallery-born"
      />
      <Field label="Balance" value="$600" onChange={nothing} good="On the card" testid="gallery-balance" />
      <Select
        label="Way"
        value={way}
        options={[
          { value: 'in', label: 'Into the drawer' },
          { value: 'out', label: 'Out of the drawer' },
        ]}
        onChange={setWay}
        testid="gallery-way"
      />
      <Segments
        label="Way"
        value={way}
        options={[
          { value: 'in', label: 'In' },
          { value: 'out', label: 'Out' },
        ]}
        onChange={setWay}
        testid="gallery-segment"
      />
      <PinField
        label="PIN"
        value={pin}
        hint="Four to six digits"
        onChange={setPin}
        onEnter={nothing}
        testid="gallery-pin"
      />
    </Piece>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'s' | 'm' | 'l' | null>(null);
  return (
    <Piece title="Dialogs">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} onPress={() => setOpen(size)}>
          size {size}
        </Button>
      ))}
      {open && (
        <Modal title={`A dialog of size ${open}`} size={open} onClose={() => setOpen(null)} testid="gallery-dialog">
          <p>What it will do, in a sentence or two.</p>
        </Modal>
      )}
    </Piece>
  );
}
