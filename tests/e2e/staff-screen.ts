/** A screen of staff without anybody at it: the line of its own page, pressed by the test. */
import { vi } from 'vitest';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { Intent } from '../../protocol/intent.ts';
import type { View } from '../../protocol/views.ts';
import { IntentRefused, type Link, openLink } from '../../renderer/link/link.ts';
import type { Wire } from '../../renderer/link/wire.ts';
import { HANG } from '../hang.ts';

type StaffScreenName = 'cage' | 'floor-console';

export class StaffScreen<S extends StaffScreenName> {
  readonly #screen: S;
  readonly #link: Link;

  constructor(screen: S, wire: Wire, token: string) {
    this.#screen = screen;
    this.#link = openLink({ wire, token, answerWithin: HANG });
  }

  /** What it would show now; null while the host cannot be reached. */
  get view(): Extract<View, { screen: S }> | null {
    const { connected, view } = this.#link.state();
    return connected && isOf(view, this.#screen) ? view : null;
  }

  /** Presses a key once the host can be reached. */
  async press(intent: Intent): Promise<AnswerResult | null> {
    await vi.waitUntil(() => this.view !== null, { timeout: HANG });
    return this.#link.send(intent);
  }

  /** `ok`, or the code of the refusal. */
  async says(intent: Intent): Promise<string> {
    try {
      await this.press(intent);
      return 'ok';
    } catch (error) {
      if (error instanceof IntentRefused) return error.code;
      throw error;
    }
  }

  close(): void {
    this.#link.close();
  }
}

const isOf = <S extends StaffScreenName>(view: View | null, screen: S): view is Extract<View, { screen: S }> =>
  view?.screen === screen;
