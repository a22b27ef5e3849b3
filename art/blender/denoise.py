"""Takes the noise out of a rendering: python3 denoise.py RAW WIDTH HEIGHT WEIGHTS TARGET

RAW is what `blender/photograph.py` writes. TARGET gets 32-bit floats row by row from the top: light (three a pixel) and
mist (one). WEIGHTS is a folder with the networks of Open Image Denoise 2 (https://www.openimagedenoise.org, `.tza`
files). The network is theirs: a U-Net that reads light, surface color and direction. Light is on the perceptual scale
it was trained with.
"""

import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

LUMINANCE = (0.212671, 0.71516, 0.072169)
MIDDLE_GRAY = 0.18
TILE, OVERLAP = 512, 128

# The transfer function PU of Open Image Denoise (core/color.h): linear, power and logarithmic parts.
A, B, C, D, E, FF, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0


def encoded(y):
    return torch.where(
        y <= Y0,
        A * y,
        torch.where(y <= Y1, B * y.clamp(min=Y0).pow(C) + D, E * torch.log(y + FF) + G),
    )


def decoded(x):
    return torch.where(
        x <= X0,
        x / A,
        torch.where(x <= X1, ((x.clamp(min=X0) - D) / B).pow(1 / C), torch.exp((x - G) / E) - FF),
    )


def read_weights(path):
    """The tensors of a `.tza` file by name."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _minor, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a weights file of version 2')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = chr(data[at])
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        flat = np.frombuffer(data, np.float16 if kind == 'h' else np.float32, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(flat.astype(np.float32).reshape(shape))
    return tensors


class Network:
    def __init__(self, path):
        self.weights = read_weights(path)

    def layer(self, x, name, active=True):
        out = F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1)
        return F.relu_(out) if active else out

    def once(self, x):
        first = F.max_pool2d(self.layer(self.layer(x, 'enc_conv0'), 'enc_conv1'), 2)
        second = F.max_pool2d(self.layer(first, 'enc_conv2'), 2)
        third = F.max_pool2d(self.layer(second, 'enc_conv3'), 2)
        out = F.max_pool2d(self.layer(third, 'enc_conv4'), 2)
        out = self.layer(self.layer(out, 'enc_conv5a'), 'enc_conv5b')
        for level, skipped in ((4, third), (3, second), (2, first), (1, x)):
            out = torch.cat((F.interpolate(out, scale_factor=2, mode='nearest'), skipped), 1)
            out = self.layer(self.layer(out, f'dec_conv{level}a'), f'dec_conv{level}b')
        return self.layer(out, 'dec_conv0', active=False)

    def __call__(self, x):
        """Tile by tile, so that memory stays small; the overlap is as wide as the network sees."""
        height, width = x.shape[2:]
        out = torch.empty(1, 3, height, width)
        for top in range(0, height, TILE):
            for left in range(0, width, TILE):
                y0, y1 = max(0, top - OVERLAP), min(height, top + TILE + OVERLAP)
                x0, x1 = max(0, left - OVERLAP), min(width, left + TILE + OVERLAP)
                part = x[:, :, y0:y1, x0:x1]
                down, right = -part.shape[2] % 16, -part.shape[3] % 16
                made = self.once(F.pad(part, (0, right, 0, down), mode='replicate'))
                bottom, end = min(height, top + TILE), min(width, left + TILE)
                out[:, :, top:bottom, left:end] = made[:, :, top - y0:bottom - y0, left - x0:end - x0]
        return out


def exposure_of(light):
    """What brings the mean logarithmic luminance of squares of 16 pixels to middle gray."""
    luminance = (light * torch.tensor(LUMINANCE).view(1, 3, 1, 1)).sum(1, keepdim=True)
    means = F.avg_pool2d(luminance, 16)
    lit = means[means > 1e-8]
    return MIDDLE_GRAY / torch.exp2(torch.log2(lit).mean()) if len(lit) else torch.tensor(1.0)


def denoised(light, albedo, normal, weights):
    """All of shape (1, 3, height, width), light linear, albedo 0 to 1, normal -1 to 1."""
    exposure = exposure_of(light)
    most = encoded(torch.tensor(BRIGHTEST))
    scaled = encoded((light * exposure).clamp(0, BRIGHTEST)) / most
    seen = torch.cat((scaled, albedo.clamp(0, 1), (normal.clamp(-1, 1) + 1) / 2), 1)
    made = Network(f'{weights}/rt_hdr_alb_nrm.tza')(seen)
    return decoded(made.clamp(min=0) * most).clamp(0, BRIGHTEST) / exposure


def main(raw, width, height, weights, target):
    width, height = int(width), int(height)
    count = width * height
    floats = np.fromfile(raw, dtype=np.float32)
    if len(floats) != count * 10:
        raise ValueError(f'{raw} has {len(floats)} floats')
    light, albedo, normal = (
        torch.from_numpy(floats[part * 3 * count:(part + 1) * 3 * count].reshape(1, height, width, 3)).permute(0, 3, 1, 2)
        for part in range(3)
    )
    light = light.clamp(min=0).nan_to_num()
    with torch.inference_mode():
        made = denoised(light, albedo.nan_to_num(), normal.nan_to_num(), weights)
    # The sky has no surface and no noise: as it is, faint stars stay.
    mist = torch.from_numpy(floats[9 * count:].reshape(1, 1, height, width))
    sky = (normal == 0).all(1, keepdim=True) & (mist >= 1)
    combined = torch.where(sky, light, made)
    with open(target, 'wb') as file:
        combined.permute(0, 2, 3, 1).contiguous().numpy().tofile(file)
        mist.numpy().tofile(file)


if __name__ == '__main__':
    main(*sys.argv[1:])
