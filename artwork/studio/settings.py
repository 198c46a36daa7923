"""Sizes, samples and limits of all pictures. showcase/pictures/catalogue.yaml lists the pictures, their scenes and variants."""
SAMPLES = {'interior': 16, 'house': 12}   # per scene; SAMPLES_ELSE for every other one
SAMPLES_ELSE = 8
QUALITY = 86                 # JPEG
MAX_BYTES = 600_000          # lower the quality by 3 until a file fits
CLIP = (1280, 720)           # pixels
CLIP_SAMPLES = 8
CLIP_BYTES = 860_000
CLIP_SECONDS = 8             # for a pan over a picture
