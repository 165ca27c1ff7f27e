import type { Device } from '../protocol/views.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';

const css = classes(desk);

/** Every device of the table, the lost ones first. */
export function Devices({ devices, onClose }: { readonly devices: readonly Device[]; readonly onClose: () => void }) {
  const lost = devices.filter(({ state }) => state === 'lost');
  const sorted = [...lost, ...devices.filter(({ state }) => state === 'ok')];
  return (
    <Modal title="Devices" size="m" onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      <p>
        {devices.length === 0
          ? 'No device is attached: the readers of this table are simulated.'
          : lost.length === 0
            ? `All ${devices.length} devices answer.`
            : `${lost.length} of ${devices.length} devices ${lost.length === 1 ? 'does' : 'do'} not answer. Check the cable and the power.`}
      </p>
      {devices.length > 0 && (
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>State</th>
              <th>Station</th>
              <th>Kind</th>
              <th>What it says</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((device) => (
              <tr key={device.id}>
                <td>
                  {device.state === 'ok' ? (
                    <Tag tone="good">
                      <CheckIcon /> ok
                    </Tag>
                  ) : (
                    <Tag tone="bad">
                      <WarningIcon /> lost
                    </Tag>
                  )}
                </td>
                <td>{device.station}</td>
                <td>{device.kind}</td>
                <td className={css('soft')}>{device.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
