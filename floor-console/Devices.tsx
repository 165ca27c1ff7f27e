import type { Device } from '../protocol/floor-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { useAct } from '../renderer/link/useLink.tsx';
import { texts } from './texts.ts';

const css = classes(desk);

/** Every device of the table, lost ones first. */
export function Devices({ devices, onClose }: { readonly devices: readonly Device[]; readonly onClose: () => void }) {
  const lost = devices.filter(({ state }) => state === 'lost');
  const sorted = [...lost, ...devices.filter(({ state }) => state === 'ok')];
  return (
    <Modal
      title={texts.devices.devices}
      size="m"
      onClose={onClose}
      actions={<Button onPress={onClose}>{texts.common.close}</Button>}
    >
      <p>
        {devices.length === 0
          ? texts.devices.noDeviceIsAttached
          : lost.length === 0
            ? texts.devices.allDevicesAnswer(devices.length)
            : texts.devices.devicesSilent(lost.length, devices.length)}
      </p>
      {devices.length > 0 && (
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>{texts.devices.state}</th>
              <th>{texts.common.station}</th>
              <th>{texts.devices.kind}</th>
              <th>{texts.devices.whatItSays}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((device) => (
              <tr key={device.id}>
                <td>
                  {device.state === 'ok' ? (
                    <Tag tone="good">
                      <CheckIcon /> {texts.common.ok}
                    </Tag>
                  ) : (
                    <Tag tone="bad">
                      <WarningIcon /> {texts.devices.lost}
                    </Tag>
                  )}
                </td>
                <td className={css('number')}>{device.station}</td>
                <td>{device.kind}</td>
                <td className={css('soft')}>
                  {device.detail} {device.touch && <CalibrateKey {...device.touch} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

/** Shows the calibration targets at a station, or removes them. */
function CalibrateKey({ seat, calibrating }: NonNullable<Device['touch']>) {
  const act = useAct();
  return (
    <Button
      size="small"
      sends
      onPress={() => act({ do: 'calibrate', seat, on: !calibrating })}
      testid={`calibrate-${seat}`}
    >
      {calibrating ? texts.devices.stopCalibrating : texts.devices.calibrate}
    </Button>
  );
}
